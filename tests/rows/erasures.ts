import type { Database } from '#server/db/connect.ts';
import type { ErasureServices } from '#server/models/privacy/erasures.ts';
import { wholeDatabase } from '#tests/databases/whole-database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { recordingStore } from './expired-submissions.ts';
import { priya } from './sent-by-person.ts';

/** What identifies Priya (tests/rows/sent-by-person.ts). */
export const priyaKeys = { email: priya.email, phone: '3055550188' };
/** Her data in every form that a column may have. */
export const dataOfPriya = ['nairbrook', 'priya', '3055550188', '5550188', '305-555-0188'];

export const erasureServices = (database: Database, broken: readonly string[] = []) => {
  const { removed, remove } = recordingStore(broken);
  const services: ErasureServices = { database, dataDir: temporaryFolder(), remove };
  return { services, removed };
};

/** What the database still has of her. */
export const foundIn = async (database: Database) => {
  const text = await wholeDatabase(database);
  return dataOfPriya.filter((value) => text.includes(value));
};
