import { expect, type Locator } from '@playwright/test';

/** The outline of the field, or of the label that is drawn instead of it. */
export const ringOf = (field: Locator) =>
  field.evaluate((node) => {
    const drawn = [node, node.closest('label')].flatMap((element) =>
      element ? [getComputedStyle(element)] : [],
    );
    const ring = drawn.find(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth > '0px',
    );
    return ring ? `${ring.outlineWidth} ${ring.outlineStyle} ${ring.outlineColor}` : 'none';
  });

/** The ring of a link, in the color wine. */
export const expectFocusRing = (field: Locator) =>
  expect.poll(() => ringOf(field), { message: String(field) }).toBe('3px solid rgb(122, 34, 50)');
