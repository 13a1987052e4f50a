import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createSmallApp } from '#tests/site/small-app.ts';

describeOnBothDatabases('a crawl of the whole schedule', (open) => {
  test('fills its own cache: no other page is rendered again', async () => {
    const { app, caches } = createSmallApp({ database: await open('seeded') });
    const request = async (path: string) => (await app.request(path)).arrayBuffer();

    for (const path of ['/', '/classes', '/schedule', '/schedule?location=davie']) await request(path);
    const { size, bytes } = caches.pages;
    expect(size).toBe(4);
    for (let number = 1; number <= 50; number++) {
      await request(`/schedule/classes/${number}`);
      await request(`/schedule?kind=flow&noise=${number}`);
      await request(`/schedule?instructor=Nobody ${number}`);
      await request(`/classes?noise=${number}`);
    }
    expect(caches.pages.size).toBe(size);
    expect(caches.pages.bytes).toBe(bytes);
    // Fifty classes and one filter: a filter by an unknown value is not cached.
    expect(caches.variants.size).toBe(51);
  });
});
