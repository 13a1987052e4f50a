import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { links } from '#content/facts/links.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
});

/** The targets of all links: the value of every `to` and `url`, also in texts that depend on a count. */
function* destinations(value: unknown): Generator<string> {
  if (typeof value === 'function') yield* destinations(value(1));
  if (!value || typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value)) {
    if ((key === 'to' || key === 'url') && typeof part === 'string') yield part;
    else yield* destinations(part);
  }
}

const all = [...new Set([...destinations(modules)])];
const paths = new Set(['/app', ...routes.map(({ path = '' }) => `/${path.replace(/\/:\w+\?$/, '')}`)]);
const outside = (function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* texts(part);
})(links);

describe('links in page texts', () => {
  test('lead to a URL of the site, to a place on the page, or to a known outside one', () => {
    const inside = all.filter((to) => !to.startsWith('#') && !to.startsWith('https://'));
    expect(inside.length).toBeGreaterThan(10);
    const dead = inside.filter((to) => !paths.has(new URL(to, 'https://site.example').pathname));
    expect(dead).toEqual([]);
  });

  test('go outside only through links.ts, under the reserved domain but for the source of the map', () => {
    const known = [...outside];
    for (const target of known.filter((one) => one !== links.mapData))
      expect(target).toMatch(/^(https:\/\/|\w+@)[\w.]+\.example(\/|$)/);
    for (const to of all.filter((one) => one.startsWith('https://'))) expect(known).toContain(to);
  });
});
