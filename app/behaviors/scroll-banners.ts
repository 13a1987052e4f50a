import { navbarHeight } from '#app/browser/navbar-height.ts';

/** Elements at the lower edge of a phone that are shown for a part of the page only. */
const showWhile = (element: HTMLElement | null, isDue: () => boolean) => {
  if (!element) return;
  const update = () => {
    element.hidden = !isDue();
  };
  update();
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
};

/** The specification has this number (docs/specification/pages.md). */
const stickyAfterPx = 100;
/** The button that leads to the form goes when the form begins above this share of the screen's height. */
const nearShare = 0.6;

/**
 * - `data-sticky-banner`: shown once the visitor has scrolled;
 * - `data-shown-after` and `data-shown-before`: ids of two elements. Shown from where the first one has left
 *   the screen, under the navbar, until the second one is near the middle of it.
 */
export function showBanners(): void {
  showWhile(document.querySelector('[data-sticky-banner]'), () => window.scrollY > stickyAfterPx);
  const floating = document.querySelector<HTMLElement>('[data-shown-after]');
  const after = document.getElementById(floating?.dataset.shownAfter ?? '');
  const before = document.getElementById(floating?.dataset.shownBefore ?? '');
  if (after && before)
    showWhile(
      floating,
      () =>
        after.getBoundingClientRect().bottom <= navbarHeight() &&
        before.getBoundingClientRect().top > window.innerHeight * nearShare,
    );
}
