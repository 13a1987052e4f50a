import { describe, expect, test } from 'vitest';
import { currentSection } from './current-section.ts';

const starts = [600, 3000, 7000];
const at = (scroll: number) => currentSection(starts, scroll, 100);

describe('the current section of the legal page', () => {
  test('is none above the first start', () => {
    expect(at(0)).toBe(-1);
    expect(at(449)).toBe(-1);
  });

  test('changes exactly when the scroll passes a start less navbar and 50 px', () => {
    expect(at(450)).toBe(0);
    expect(at(2849)).toBe(0);
    expect(at(2850)).toBe(1);
    expect(at(6849)).toBe(1);
    expect(at(6850)).toBe(2);
  });

  test('stays the last one to the end of the page', () => {
    expect(at(99_999)).toBe(2);
  });
});
