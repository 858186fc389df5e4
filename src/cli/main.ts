import { createProgram } from './program.ts';

// React's server renderer chooses its build when it is loaded.
process.env.NODE_ENV ??= 'production';
await createProgram().parseAsync();
