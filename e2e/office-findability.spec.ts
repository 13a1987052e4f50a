import { expect, test } from '@playwright/test';
import { addresses } from './addresses.ts';

const reader = { 'user-agent': 'Mozilla/5.0 (compatible; ExampleBot/1.0)' };

test('every page of the sitemap answers, wants to be found, and is its own canonical address', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  const paths = listed.map(([, address]) => new URL(address as string).pathname);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const response = await request.get(path, { headers: reader, maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, `${path} is listed and wants not to be`).not.toContain('content="noindex"');
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(new URL(canonical as string).pathname).toBe(path);
  }
});

test('no page of the site is forgotten by the sitemap', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const meant = addresses.filter((path) => !/^\/(thankyou|upcoming-locations\/)/.test(path));
  for (const path of meant) expect(xml).toMatch(new RegExp(`<loc>[^<]*:\\d+${path}</loc>`));
});

test('robots.txt keeps thanks and the workshop out, and nothing that is listed', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path as string);
  expect(closed).toEqual(expect.arrayContaining(['/_kit', '/thankyou']));
  const xml = await (await request.get('/sitemap.xml')).text();
  for (const [, address] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address as string);
    expect(closed.filter((path) => pathname.startsWith(path))).toEqual([]);
  }
});

test('the manifest is linked from every page, and its icons exist', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest');
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await response.json()) as { icons: { src: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('app associations are absent until an app is configured', async ({ request }) => {
  for (const file of ['apple-app-site-association', 'assetlinks.json'])
    expect((await request.get(`/.well-known/${file}`)).status()).toBe(404);
});

test('every sharing card exists and is a picture that other sites can read', async ({ request }) => {
  const cards = new Set<string>();
  for (const path of addresses) {
    const html = await (await request.get(path, { headers: reader })).text();
    const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] as string;
    cards.add(new URL(card.replaceAll('&amp;', '&')).pathname + new URL(card).search);
  }
  for (const card of cards) {
    const response = await request.get(card);
    expect(response.status(), card).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)$/);
  }
});

test('all structured data is of schema.org, with whole addresses', async ({ request }) => {
  let count = 0;
  for (const path of addresses) {
    const html = await (await request.get(path, { headers: reader })).text();
    for (const [, text] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      const thing = JSON.parse(text as string);
      expect(thing['@context'], path).toBe('https://schema.org');
      expect(thing['@type'], path).toBeTruthy();
      for (const name of ['url', 'image', 'contentUrl', 'thumbnailUrl'])
        if (name in thing) expect(String(thing[name]), `${path} ${name}`).toMatch(/^https?:\/\//);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(40);
});

test('iPhones are told of the app by its banner', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<meta name="apple-itunes-app" content="app-id=1600000142"/>');
});
