/** Elements at the lower edge of a phone that are shown for a part of the page only. */
const showWhile = (element: HTMLElement | null, isDue: () => boolean) => {
  if (!element) return;
  const look = () => {
    element.hidden = !isDue();
  };
  look();
  addEventListener('scroll', look, { passive: true });
  addEventListener('resize', look);
};

const stickyAfterPx = 100;

/**
 * - `data-sticky-banner`: after the visitor has scrolled;
 * - `data-shown-after` and `data-shown-before`: from where the first element has left the screen until the
 *   second one is on it.
 */
export function scrollBanners(): void {
  showWhile(document.querySelector('[data-sticky-banner]'), () => window.scrollY > stickyAfterPx);
  const floating = document.querySelector<HTMLElement>('[data-shown-after]');
  const after = document.getElementById(floating?.dataset.shownAfter ?? '');
  const before = document.getElementById(floating?.dataset.shownBefore ?? '');
  if (after && before)
    showWhile(
      floating,
      () =>
        after.getBoundingClientRect().bottom <= 0 && before.getBoundingClientRect().top > window.innerHeight,
    );
}
