import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
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

const sqliteBusy = 5;
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === sqliteBusy;
/** A form that waits longer gets a 503, well before its time limit (server/limits/admission.ts). */
const maxLockWaitMs = 10_000;
/** The longest pause between two attempts to get a lock. */
const maxRetryMs = 100;
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

/** Kysely's own queue for the single connection would keep it while a write waits for a lock. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/**
 * One connection, for which queries and transactions queue. SQLite waits for the lock of another process by
 * blocking this process, so its busy timeout is zero: a write that finds a lock gives the connection back,
 * waits and tries again. Reads need no lock in WAL mode and go on meanwhile. Of several waiting writes one
 * tries at a time, and each in its own turn of the event loop, so that they do not delay reads and responses
 * when the lock ends.
 */
class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #lockWaitMs: number;
  readonly #queue: (() => void)[] = [];
  #isTaken = false;
  /** Resolves when the last of the writes that wait for a lock has got it or failed. */
  #lastWaiting: Promise<void> = Promise.resolve();

  constructor(database: DatabaseSync, lockWaitMs: number) {
    super({ database: withStatementCache(database) });
    this.#database = database;
    this.#lockWaitMs = lockWaitMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    await this.#take();
    return {
      executeQuery: (query) => this.#retryWhileLocked(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  override async releaseConnection(): Promise<void> {
    this.#release();
  }

  /** `begin immediate`: a deferred transaction can fail at its first write after another process wrote. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite rolls back by itself; a second rollback would fail and hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  async #take(): Promise<void> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#queue.push(resolve));
    this.#isTaken = true;
  }

  #release(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  /** Outside a transaction a refused statement has changed nothing; inside one the lock is already held. */
  async #retryWhileLocked<Result>(execute: () => Promise<Result>): Promise<Result> {
    const giveUpAt = performance.now() + this.#lockWaitMs;
    const isOver = (error: unknown) =>
      !isBusy(error) || this.#database.isTransaction || performance.now() > giveUpAt;
    try {
      return await execute();
    } catch (error) {
      if (isOver(error)) throw error;
    }
    const before = this.#lastWaiting;
    const waiting = Promise.withResolvers<void>();
    this.#lastWaiting = waiting.promise;
    this.#release();
    await before;
    try {
      for (let waitMs = 1; ; waitMs = Math.min(waitMs * 2, maxRetryMs)) {
        await nextTurn();
        await this.#take();
        try {
          return await execute();
        } catch (error) {
          if (isOver(error)) throw error;
          this.#release();
          await pause(waitMs);
        }
      }
    } finally {
      waiting.resolve();
    }
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

export const createSqliteDialect = (file: string, lockWaitMs = maxLockWaitMs): Dialect => {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  enterWal(database);
  database.exec('pragma synchronous = full');
  // Deleted rows are overwritten with zeros: an erased person is not in the file either.
  database.exec('pragma secure_delete = on');
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(database, lockWaitMs),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
};
