import { expect, test } from 'vitest';
import { degreeClass } from './map-poster.tsx';
import { pixelsPerDegree, view } from './view.ts';

test('the poster shows the same area as the map that replaces it', () => {
  const [small, large] = [...degreeClass.matchAll(/--map-degree:([\d.]+)px/g)].map(([, pixels]) =>
    Number(pixels),
  );
  expect(small).toBeCloseTo(pixelsPerDegree(view.zoomOnSmallScreens), 2);
  expect(large).toBeCloseTo(pixelsPerDegree(view.zoom), 2);
  expect(degreeClass).toContain(`min-[${view.smallBelowPx}px]`);
});
