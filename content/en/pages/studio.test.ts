import { describe, expect, test } from 'vitest';
import { openStudios, studios, upcomingStudios } from '#domain/studios.ts';
import { studio } from '#words/pages/studio.ts';
import { upcomingStudio } from '#words/pages/upcoming-studio.ts';

const metas = [
  ...openStudios.map(({ name, city }) => studio.meta(name, city)),
  ...upcomingStudios.map(({ name }) => upcomingStudio.meta(name)),
];

describe('titles and descriptions of the twenty studio pages', () => {
  test('fit into a search result, the longest name included', () => {
    for (const { title, description } of metas) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(155);
    }
  });

  test('are never the same for two studios', () => {
    expect(new Set(metas.map((meta) => meta.title)).size).toBe(studios.length);
    expect(new Set(metas.map((meta) => meta.description)).size).toBe(studios.length);
  });
});
