import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createLeadSite } from './lead-site.ts';

const folder = temporaryFolder();
let sites = 0;

/** A site that stores forms, for the tests of what is delivered afterwards. */
export const openDeliverySite = (database: Database, settings: Record<string, string> = {}) => {
  const dataDir = join(folder, String(sites++));
  const site = createLeadSite(database, {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://heliora.example',
    ...settings,
  });
  const entries = () => unscoped(database.kysely).selectFrom('outbox').selectAll().orderBy('kind').execute();
  const mails = () =>
    readdirSync(join(dataDir, 'mailbox')).map((name) => readFileSync(join(dataDir, 'mailbox', name), 'utf8'));
  /** Waits until all deliveries are done. */
  const settled = () =>
    expect.poll(async () => [...new Set((await entries()).map(({ state }) => state))]).toEqual(['done']);
  return { ...site, database, entries, mails, settled };
};

/** A request to `/form/tech-support`. */
export const supportRequest = (files: [string, Buffer][] = []) => {
  const form = new FormData();
  const fields = {
    email: 'priya@example.com',
    name: 'Priya <b>Nair</b>',
    description: '<script>x</script>\nTwo',
    studio_id: '48750',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of files) form.append('files', new Blob([new Uint8Array(content)]), name);
  return { method: 'POST', body: form };
};
