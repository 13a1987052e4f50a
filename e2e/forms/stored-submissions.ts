import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const read = <Result>(select: (database: DatabaseSync) => Result): Result => {
  const file = join(process.env.E2E_DATA_DIR ?? '', 'heliora.db');
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return select(database);
  } finally {
    database.close();
  }
};

/** The sorted kinds of the submissions that are stored for an email address. */
export const storedKindsOf = (email: string): unknown[] =>
  read((database) =>
    database
      .prepare('select form from submissions where email = ? order by form')
      .all(email)
      .map(({ form }) => form),
  );

/** The files of the submissions under an email address: name and SHA-256 of the content. */
export const storedFilesOf = (email: string): unknown[] =>
  read((database) =>
    database
      .prepare(
        'select name, sha256 from uploads join submissions on submissions.id = submission_id where email = ? order by name',
      )
      .all(email)
      .map(({ name, sha256 }) => ({ name, sha256 })),
  );

/** The context of the submission under an email address: language, page, wording of the consent. */
export const storedContextOf = (email: string): Record<string, unknown> =>
  read((database) =>
    JSON.parse(
      String(database.prepare('select context from submissions where email = ?').get(email)?.context ?? '{}'),
    ),
  );
export const storedLanguageOf = (email: string): unknown => storedContextOf(email).language;
