import { describe, expect, test } from 'vitest';
import type { Meta } from '#content/blocks.ts';
import { quotedTexts } from '#tests/site/quoted-texts.ts';
import { formWords } from '#words/forms.ts';
import { comingSoon } from '#words/pages/coming-soon.ts';
import { freeOffer } from '#words/pages/free-offer.ts';
import { locations } from '#words/pages/locations.ts';
import { membership } from '#words/pages/membership.ts';
import { retreats } from '#words/pages/retreats.ts';
import { shell } from '#words/pages/shell.ts';
import { thankYou } from '#words/pages/thank-you.ts';
import { thankYouRetreat } from '#words/pages/thank-you-retreat.ts';
import { upcomingLocations } from '#words/pages/upcoming-locations.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>(['./**/*.ts', '!./*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const isMedia = (value: unknown) =>
  !!value && typeof value === 'object' && ('color' in value || 'sources' in value);

/**
 * Every text in a value, recursively, without alt texts, which are empty for decoration. A text that depends
 * on a count is read for one and for three.
 */
function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'function') for (const n of [1, 3]) yield* texts(value(n, n));
  else if (value && typeof value === 'object')
    for (const [key, part] of Object.entries(value)) if (key !== 'alt' && !isMedia(part)) yield* texts(part);
}

function* metas(value: unknown): Generator<Meta> {
  if (!value || typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'meta')
      yield typeof part === 'function' ? part('Downtown Ft. Lauderdale', 'Fort Lauderdale') : part;
    else yield* metas(part);
  }
}

const pageName = (path: string) => path.slice(2, -3);
const pages = Object.entries(modules).map(([path, module]) => ({
  name: pageName(path),
  texts: [...texts(module)],
  metas: [...metas(module)],
}));
const allMetas = pages.flatMap((page) => page.metas);
const repeated = (list: string[]) => list.filter((text, i) => list.indexOf(text) !== i);

describe('page titles and descriptions', () => {
  test('fit into a search result', () => {
    expect(allMetas.length).toBeGreaterThan(2);
    for (const { title, description } of allMetas) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(155);
      expect(description.length, description).toBeGreaterThan(60);
    }
  });

  test('are never the same on two pages', () => {
    expect(repeated(allMetas.map((meta) => meta.title))).toEqual([]);
    expect(repeated(allMetas.map((meta) => meta.description))).toEqual([]);
  });
});

describe('the words of the specification', () => {
  test.each(Object.entries(quotedTexts))('are letter for letter in %s', (name, quotes) => {
    const page = pages.find((candidate) => candidate.name === name);
    for (const quote of quotes) expect(page?.texts, quote).toContain(quote);
  });

  test('say what happened to a file that could not be sent', () => {
    expect(formWords.upload).toMatchObject({ failed: 'UPLOAD FAILED.', tryAgain: 'TRY AGAIN' });
  });

  test('are the only ones with capitals and exclamation marks', () => {
    const allowed = new Set(Object.values(quotedTexts).flat());
    const loud = pages
      .flatMap((page) => page.texts)
      .filter((text) => text.includes('!') && !allowed.has(text));
    expect(loud).toEqual([]);
  });
});

describe('our own words', () => {
  test('never repeat a paragraph, neither within a page nor between two', () => {
    const paragraphs = pages.flatMap((page) => [...new Set(page.texts)]).filter((text) => text.length > 70);
    expect(repeated(paragraphs)).toEqual([]);
  });

  test('are never empty and never carry stray spaces', () => {
    const sloppy = pages
      .flatMap((page) => page.texts)
      .filter((text) => text !== text.trim() || !text || / {2}/.test(text));
    expect(sloppy).toEqual([]);
  });

  test('take the name of the chain from one place', () => {
    const named = Object.entries(sources).filter(([, source]) => source.includes('Heliora'));
    expect(named.map(([path]) => path)).toEqual([]);
  });
});

describe('the free offer', () => {
  test('is one class for a count of 1 and three for any other', () => {
    expect(freeOffer(1).name).toBe('one free class');
    for (const count of [0, 2, 3, 5]) expect(freeOffer(count).name).toBe('three free classes');
  });

  test('never contains the other count', () => {
    expect([...texts(freeOffer(1))].filter((text) => /\b(three|3)\b/i.test(text))).toEqual([]);
    expect([...texts(freeOffer(3))].filter((text) => /first class\b/i.test(text))).toEqual([]);
  });

  test('states its condition', () => {
    for (const count of [1, 3]) {
      expect(freeOffer(count).condition).toMatch(/local residents only, with ID at check-in/i);
      expect(freeOffer(count).question.answer).toMatch(/local residents only/);
    }
  });
});

describe('texts claim only what is so', () => {
  test('a thank-you page that is opened by hand claims no account and nothing received', () => {
    const { variants: _, ...withoutState } = thankYou;
    for (const text of texts([withoutState, thankYouRetreat]))
      expect(text).not.toMatch(/account is|just chose|has arrived|reached us|received|is on the list/i);
  });

  test('what every membership comes with is on every card', () => {
    const perks = [...texts(membership.perks.items)].join(' ');
    expect(perks).not.toMatch(/unlimited|all locations|any studio|workshop|guest/i);
    for (const { items } of membership.pricing.cards)
      for (const [perk, line] of [
        [/library/, /on-demand/],
        [/mat and towel/i, /mat and towels/i],
        [/days ahead/, /book-ahead/],
      ] as const) {
        expect(perks).toMatch(perk);
        expect(items.some(({ text }) => line.test(text))).toBe(true);
      }
  });

  test('the drawn phone shows no time, class or teacher', () => {
    expect([...texts(shell.appPreview)].join(' ')).not.toMatch(/\d|evening|Miami/);
  });

  test('a past date is only where the specification quotes it, and no text announces it as news', () => {
    const quoted: string[] = [comingSoon.hero.opening, upcomingLocations.opening, locations.comingSoon.date];
    for (const text of texts([comingSoon, upcomingLocations, locations.comingSoon, retreats.trips.heading]))
      if (!quoted.includes(text))
        expect(text).not.toMatch(/\b20\d\d\b|before we open|doors open|opening day|go next|nearly finished/i);
  });
});
