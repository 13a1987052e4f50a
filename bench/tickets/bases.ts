import { deepStrictEqual } from 'node:assert';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { allLeads } from '#server/db/all-leads.ts';
import { type Database, type DatabaseSettings, type Engine, openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { allWords } from '#server/models/tickets/search-terms.ts';
import { fillHistory, message } from './fill.ts';

/** A database with a history of `size` tickets. */
export type Base = { database: Database; size: number };

/** SQL statements wrote the history, so a sample must have the words that the models would have written. */
const checkWords = async ({ database: { kysely: db }, size }: Base) => {
  for (let n = 0; n < 20; n++) {
    const email = `p${1 + Math.floor((n * (size - 1)) / 19)}@example.com`;
    const ticket = await allLeads(db)
      .selectFrom('tickets')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const rows = await allLeads(db)
      .selectFrom('ticket_words')
      .select('word')
      .where('ticket_id', '=', ticket.id)
      .execute();
    const words = allWords({ ...ticket, texts: [message] });
    deepStrictEqual(rows.map(({ word }) => word).sort(), [...words].sort());
  }
};

const createDatabase = async (url: string, name: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
};

/** Opens the base of this size in the folder, and fills it unless an earlier run did. */
const openBase = async (engine: Engine, size: number, folder: string, url: string): Promise<Base> => {
  const settings: DatabaseSettings = {
    DATABASE_URL: engine === 'postgres' ? url.replace(/[^/]+$/, `tickets_${size}`) : null,
    DATA_DIR: join(folder, engine, String(size)),
  };
  const filled = join(settings.DATA_DIR, 'filled');
  if (!existsSync(filled)) {
    mkdirSync(settings.DATA_DIR, { recursive: true });
    if (engine === 'postgres') await createDatabase(url, `tickets_${size}`);
    const empty = await openDatabase(settings);
    await migrate(empty);
    await empty.close();
    const began = performance.now();
    await fillHistory(settings, size);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${engine}: ${size.toLocaleString('en-US')} tickets filled in ${seconds} s`);
    writeFileSync(filled, '');
  }
  const database = await openDatabase(settings);
  // A base of an earlier run may lack newer migrations.
  await migrate(database);
  const base = { database, size };
  await checkWords(base);
  return base;
};

export const openBases = async (
  engine: Engine,
  sizes: readonly number[],
  folder: string,
  url: string,
): Promise<Base[]> => {
  const bases: Base[] = [];
  for (const size of sizes) bases.push(await openBase(engine, size, folder, url));
  return bases;
};
