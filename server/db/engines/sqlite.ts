import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

const sqliteBusy = 5;
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy;
/**
 * How long a write waits for another process, which blocks this one. The others are commands of the operator
 * (milliseconds) and a second process at a start, which fills the schedule in one transaction (a second or two).
 */
export const maxLockWaitMs = 10_000;
const maxStatements = 300;

/**
 * Kysely's better-sqlite3 interface: node:sqlite differs only in how parameters are passed. Statements are
 * cached, because preparing a small query costs more than running it.
 */
const asSqliteDatabase = (database: DatabaseSync): SqliteDatabase => {
  const cache = new Map<string, SqliteStatement>();
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = cache.get(sql);
      if (known) return known;
      const prepared = database.prepare(sql);
      const statement: SqliteStatement = {
        reader: prepared.columns().length > 0,
        all: (parameters) => prepared.all(...values(parameters)),
        run: (parameters) => prepared.run(...values(parameters)),
        iterate: (parameters) => prepared.iterate(...values(parameters)),
      };
      if (cache.size >= maxStatements) cache.clear();
      cache.set(sql, statement);
      return statement;
    },
  };
};

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, config: SqliteDialectConfig) {
    super(config);
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

/**
 * Runs before the process listens. When several processes switch to WAL together, SQLite refuses at once, so
 * the switch is repeated.
 */
const enterWal = (database: DatabaseSync) => {
  const giveUpAt = performance.now() + maxLockWaitMs;
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

export const createSqliteDialect = (file: string): Dialect => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: maxLockWaitMs, enableForeignKeyConstraints: true });
  enterWal(database);
  database.exec('pragma synchronous = full');
  // Deleted rows are overwritten with zeros: an erased person is not in the file either.
  database.exec('pragma secure_delete = on');
  const config = { database: asSqliteDatabase(database) };
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new NodeSqliteDriver(database, config),
  });
};
