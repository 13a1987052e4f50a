import { navbarHeight } from '#app/browser/navbar-height.ts';

/** A section counts as reached when its start is this far below the navbar's edge. */
const readingLinePx = 50;

/** The last section whose start is above the navbar's edge plus the margin; -1 before the first. */
const currentSection = (starts: readonly number[], scroll: number, navbarEdge: number): number =>
  starts.findLastIndex((start) => scroll >= start - (navbarEdge + readingLinePx));

/** Marks, in an index of sections, the link to the section that is read. */
export function markCurrentSection(): void {
  const index = document.querySelector<HTMLElement>('[data-section-index]');
  if (!index) return;
  const links = [...index.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const entries = links.flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, section }] : [];
  });
  let marked = -1;
  const measure = () => {
    const starts = entries.map(({ section }) => section.getBoundingClientRect().top + window.scrollY);
    const current = currentSection(starts, window.scrollY, navbarHeight());
    if (current === marked) return;
    entries[marked]?.link.removeAttribute('aria-current');
    entries[current]?.link.setAttribute('aria-current', 'true');
    marked = current;
    // The strip on phones may be wider than the screen, so the highlighted entry is scrolled into view.
    const entry = entries[Math.max(current, 0)]?.link.parentElement;
    if (entry) index.scrollTo({ left: entry.offsetLeft - 24 });
  };
  measure();
  addEventListener('scroll', measure, { passive: true });
  addEventListener('resize', measure);
}
