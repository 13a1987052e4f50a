import { afterAll } from 'vitest';
import { removeDatabases } from './databases.ts';

/** Runs before each test file: the modules of `database` tests are shared, the databases are not. */
afterAll(removeDatabases);
