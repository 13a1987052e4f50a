import type { Locator } from '@playwright/test';

/** The position and the size of an element that is shown. */
export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown`);
  return box;
};
