import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { type Database, type DatabaseSettings, type Engine, openDatabase } from '#server/db/connect.ts';
import { temporaryRoot } from '#tests/support/temporary-root.ts';

export type DatabaseState =
  /** No tables. */
  | 'bare'
  /** Tables without rows. */
  | 'empty'
  /** The site's data on `seededDay`. */
  | 'seeded';

if (!inject('postgresUrl')) {
  throw new Error(
    'This test file has no databases: a test that needs one is in server/ or tests/ (docs/testing.md).',
  );
}

let made = 0;
const cleanups: (() => Promise<void> | void)[] = [];

/** Runs after each file (tests/databases/setup.ts). */
export const removeDatabases = async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
};

/** One connection for all databases of a file, because connecting takes as long as removing a database. */
let superuser: Promise<pg.Client> | undefined;
const connectAsSuperuser = async () => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  cleanups.unshift(async () => {
    superuser = undefined;
    await client.end();
  });
  return client;
};
const asSuperuser = async (statement: string) => {
  superuser ??= connectAsSuperuser();
  await (await superuser).query(statement);
};

const createOnPostgres = async (state: DatabaseState): Promise<DatabaseSettings> => {
  const name = `test_${process.pid}_${made++}`;
  const template = state === 'bare' ? 'template0' : `template_${state}`;
  await asSuperuser(`create database ${name} template ${template} ${inject('copyOptions')}`);
  cleanups.push(() => asSuperuser(`drop database if exists ${name} with (force)`));
  return { DATABASE_URL: inject('postgresUrl').replace(/postgres$/, name), DATA_DIR: tmpdir() };
};

const createOnSqlite = (state: DatabaseState): DatabaseSettings => {
  const dataDir = mkdtempSync(join(temporaryRoot, 'heliora-test-'));
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
  if (state !== 'bare') {
    copyFileSync(join(inject('sqliteTemplates'), `${state}.db`), join(dataDir, 'heliora.db'));
  }
  return { DATABASE_URL: null, DATA_DIR: dataDir };
};

/** The settings of a fresh database, for tests that open it themselves, for example in several processes. */
export const freshDatabaseSettings = async (
  engine: Engine,
  state: DatabaseState,
): Promise<DatabaseSettings> => (engine === 'postgres' ? createOnPostgres(state) : createOnSqlite(state));

/** A separate database for the test, closed and removed after the test file. */
export const freshDatabase = async (engine: Engine, state: DatabaseState): Promise<Database> => {
  const database = await openDatabase(await freshDatabaseSettings(engine, state));
  cleanups.push(() => database.close());
  return database;
};

type TestsOnDatabase = (open: (state: DatabaseState) => Promise<Database>, engine: Engine) => void;

/** Runs the same tests on SQLite and PostgreSQL. */
export const describeOnBothDatabases = (name: string, tests: TestsOnDatabase) =>
  // A long timeout, because real databases are slow on a busy machine.
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, { timeout: 60_000 }, (engine) => {
    tests((state) => freshDatabase(engine, state), engine);
  });

/**
 * For tests of what lies above the models (HTTP, jobs, deliveries) and does not depend on the database: the
 * kinds of statements that they execute are also executed by tests on both databases.
 */
export const describeOnSqlite = (name: string, tests: TestsOnDatabase) =>
  describe(name, { timeout: 60_000 }, () => tests((state) => freshDatabase('sqlite', state), 'sqlite'));
