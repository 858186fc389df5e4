import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// A third of a short command's time goes into reading TypeScript; kept, it is read once.
enableCompileCache(join(import.meta.dirname, '../../.signpost/node'));
// React's server renderer chooses its build when it is loaded.
process.env.NODE_ENV ??= 'production';
const { createProgram } = await import('./program.ts');
await createProgram().parseAsync();
