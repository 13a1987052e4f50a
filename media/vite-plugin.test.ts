import { describe, expect, test } from 'vitest';
import { readMediaCatalog } from './library-files.ts';
import { inlineCalls, mentioned } from './vite-plugin.ts';

const catalog = readMediaCatalog();

describe('the catalog in the browser', () => {
  test('is not needed where the name is written out', () => {
    const code = inlineCalls("const hero = picture('home/hero'); const other = picture(name);", catalog);
    expect(code).toContain('{"file":');
    expect(code).not.toContain("picture('home/hero')");
    expect(code).toContain('picture(name)');
  });

  test('leaves a call with an unknown name to the type checker', () => {
    expect(inlineCalls("picture('home/nowhere')", catalog)).toBe("picture('home/nowhere')");
  });

  test('keeps only the names our sources quote, and the posters of their films', () => {
    const remaining = mentioned(catalog, [
      "{ picture: 'kinds/flow' }",
      "{ film: 'retreats/banner' }",
      '// home/hero',
    ]);
    expect(Object.keys(remaining.films)).toEqual(['retreats/banner']);
    expect(Object.keys(remaining.pictures).sort()).toEqual(['kinds/flow', 'retreats/tulum']);
  });
});
