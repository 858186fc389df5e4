import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiling TypeScript takes a third of a short command's time. Worker threads find the cache folder in the environment.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../.signpost/node');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
// React's server renderer picks its development or production build when it is loaded.
process.env.NODE_ENV ??= 'production';
const { createProgram } = await import('./program.ts');
await createProgram().parseAsync();
