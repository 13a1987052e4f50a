import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { png } from '#tests/forms/sample-files.ts';
import { rowCounts } from '#tests/forms/submissions.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = temporaryFolder();
let sites = 0;

describeOnBothDatabases('a form with a file', (open) => {
  const openSite = async (change: (database: Database) => Database, settings = {}) => {
    const database = await open('seeded');
    const dataDir = join(folder, String(sites++));
    const site = createLeadSite(change(database), { DATA_DIR: dataDir, ...settings });
    const storedFiles = () =>
      readdirSync(join(dataDir, 'uploads'), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length;
    const send = (key: string, files = 1) => {
      const query = `mutation($files: [Upload!]) {
        createSupportRequestV2(email: "noor@example.com", name: "Noor", description: "Help", files: $files) }`;
      const body = new FormData();
      const places = Array.from({ length: files }, (_, index) => index);
      body.append('operations', JSON.stringify({ query, variables: { files: places.map(() => null) } }));
      const map = Object.fromEntries(places.map((place) => [place, [`variables.files.${place}`]]));
      body.append('map', JSON.stringify(map));
      for (const place of places)
        body.append(String(place), new Blob([new Uint8Array(png(2000 + place))]), 'screen.png');
      const headers = { 'x-requested-with': 'heliora', 'idempotency-key': key };
      return site.app.request('/graphql', { method: 'POST', headers, body });
    };
    return { database, site, send, storedFiles };
  };

  test('whose commit was not confirmed keeps its file, and its repeat stores no second one', async () => {
    let isLineCut = true;
    const { database, send, storedFiles } = await openSite((real) => ({
      ...real,
      transact: async (work) => {
        const result = await real.transact(work);
        if (isLineCut) throw new Error('Connection terminated unexpectedly');
        return result;
      },
    }));
    expect((await send('a')).status).toBe(503);
    expect(await rowCounts(database)).toMatchObject({ submissions: 1, uploads: 1 });
    expect(storedFiles()).toBe(1);
    isLineCut = false;
    expect((await send('a')).status).toBe(200);
    expect(await rowCounts(database)).toMatchObject({ submissions: 1, uploads: 1 });
    expect(storedFiles()).toBe(1);
  });

  test('stores all its files in parallel', async () => {
    const { database, site, send } = await openSite((real) => real);
    const { save } = site.forms.files;
    const { promise: bothAreThere, resolve } = Promise.withResolvers<void>();
    let coming = 0;
    vi.spyOn(site.forms.files, 'save').mockImplementation(async (file) => {
      coming += 1;
      if (coming === 2) resolve();
      await bothAreThere;
      return save(file);
    });
    expect((await send('a', 2)).status).toBe(200);
    expect(await rowCounts(database)).toMatchObject({ submissions: 1, uploads: 2 });
  });

  test('over the rate limit is refused before its file is stored', async () => {
    const { site, send, storedFiles } = await openSite((real) => real, { FORMS_PER_MINUTE: '1' });
    const save = vi.spyOn(site.forms.files, 'save');
    expect((await send('a')).status).toBe(200);
    expect((await send('b')).status).toBe(429);
    expect(save).toHaveBeenCalledTimes(1);
    expect(storedFiles()).toBe(1);
  });
});
