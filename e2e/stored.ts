import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What the site has stored under an address: the kind of each submission, sorted. */
export const storedUnder = (email: string): unknown[] => {
  const file = join(process.env.E2E_DATA_DIR ?? '', 'heliora.db');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('select form from submissions where email = ? order by form').all(email);
    return rows.map(({ form }) => form);
  } finally {
    database.close();
  }
};
