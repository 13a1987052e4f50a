import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

const busyMs = 10_000;
const maxStatements = 300;

/** Adapter to Kysely's better-sqlite3 interface: node:sqlite differs only in how parameters are passed. */
const asStatement = (database: DatabaseSync, sql: string): SqliteStatement => {
  const statement = database.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
};

/** Kysely prepares a statement for every query, and preparing a small query costs more than running it. */
const withStatementCache = (database: DatabaseSync): SqliteDatabase => {
  const cache = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = cache.get(sql);
      if (known) return known;
      const statement = asStatement(database, sql);
      const oldest = cache.keys().next().value;
      if (cache.size >= maxStatements && oldest !== undefined) cache.delete(oldest);
      cache.set(sql, statement);
      return statement;
    },
  };
};

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super({ database: withStatementCache(database) });
    this.#database = database;
  }

  /** `begin immediate`: a deferred transaction can fail at its first write after another process wrote. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite rolls back by itself; a second rollback would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

const isBusy = (error: unknown) => /database is locked|database table is locked/.test(String(error));

/** Switching to WAL ignores the busy timeout, so it is retried when several processes switch together. */
const enterWal = (database: DatabaseSync) => {
  const giveUpAt = performance.now() + busyMs;
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
};

export const sqliteDialect = (file: string): Dialect => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: busyMs, enableForeignKeyConstraints: true });
  enterWal(database);
  database.exec('pragma synchronous = full');
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(database),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
};
