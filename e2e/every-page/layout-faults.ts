import type { Page } from '@playwright/test';

/** Runs in the page. Text beyond the edge of the screen is unreachable, because no page scrolls sideways. */
const textsBeyondEdge = () => {
  const edge = document.body.getBoundingClientRect().right + 1;
  const isOutOfReach = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    return width > 1 && (left < -1 || right > edge);
  };
  const canScroll = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement));
  const isShown = (element: Element | null) =>
    element?.checkVisibility() && !element.closest('[aria-hidden="true"], .sr-only, script, .testimonial');
  const words: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.textContent?.trim() && isShown(text.parentElement) && isOutOfReach(text))
      if (!canScroll(text.parentElement)) words.push(text.textContent.trim());
  return words;
};

export const wordsOutOfReach = (page: Page) => page.evaluate(textsBeyondEdge);

/**
 * Without transitions the next measured position is in the new layout; otherwise the first frames are in the
 * old one, even with a duration of zero. The page is not painted any more, because sizes need no paint.
 */
export const setLetters = (page: Page, size: '100%' | '200%') =>
  page.evaluate((fontSize) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('*, ::before, ::after { transition: none !important } html { opacity: 0 }');
    document.adoptedStyleSheets = [styles];
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Boxes that scroll on purpose and have a scrollbar. */
const ownScroll = 'textarea, .overscroll-contain';

export const scrollFaults = (page: Page) =>
  page.evaluate((allowed) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`page ${scrollWidth} px wide of ${clientWidth}`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.matches(allowed)) continue;
      const style = getComputedStyle(element);
      if (![style.overflowX, style.overflowY].some((value) => value === 'auto' || value === 'scroll'))
        continue;
      const border = (sides: readonly string[]) =>
        sides.reduce(
          (sum, side) => sum + Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
          0,
        );
      const bars = {
        vertical: element.offsetWidth - element.clientWidth - border(['left', 'right']),
        horizontal: element.offsetHeight - element.clientHeight - border(['top', 'bottom']),
      };
      for (const [name, room] of Object.entries(bars))
        if (room > 1) faults.push(`${name} bar of ${element.tagName} ${element.className.slice(0, 80)}`);
    }
    return faults;
  }, ownScroll);

/** The text fields of the page with the size of their letters. */
export const fieldSizes = (page: Page) =>
  page
    .locator(
      'select, textarea, input:not([type=radio], [type=checkbox], [type=file], [type=hidden], [type=range])',
    )
    .evaluateAll((all) =>
      all.map((field) => ({
        name: (field as HTMLInputElement).name || field.id,
        size: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
    );
