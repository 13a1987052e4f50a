import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, type DatabaseSettings, type Engine, openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { fillHistory } from './fill.ts';

/** A database with a history of `size` tickets. */
export type Base = { database: Database; size: number };

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
  return { database, size };
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
