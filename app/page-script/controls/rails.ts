import { closestOf, listen } from '#app/page-script/events.ts';

/** Nearer to its end a row counts as being there: positions are fractions of pixels, and items snap. */
const endPx = 8;
/** An arrow moves by less than the visible part, so that an item that was cut off is then shown whole. */
const moveShare = 0.85;

/** The arrows of a row that scrolls sideways: they move it, and each is disabled at its end of the row. */
export function moveRails(): void {
  const measure = (list: Element) => {
    const rest = list.scrollWidth - list.clientWidth - list.scrollLeft;
    for (const arrow of list.parentElement?.querySelectorAll<HTMLButtonElement>('[data-rail-move]') ?? [])
      arrow.disabled = (arrow.dataset.railMove === '1' ? rest : list.scrollLeft) < endPx;
  };
  listen('click', (event) => {
    const arrow = closestOf(event, '[data-rail-move]');
    const list = arrow?.closest('[data-rail]')?.firstElementChild;
    list?.scrollBy({ left: Number(arrow?.dataset.railMove) * list.clientWidth * moveShare });
  });
  listen('scroll', ({ target }) => {
    // For a scroll of the document itself there is no parent.
    if ((target as Element).parentElement?.matches('[data-rail]')) measure(target as Element);
  });
  const measureAll = () => {
    for (const list of document.querySelectorAll('[data-rail] > ul')) measure(list);
  };
  // In the first frame, and again when pictures and fonts are there.
  listen('DOMContentLoaded', () => requestAnimationFrame(measureAll));
  listen('load', measureAll);
  listen('resize', measureAll);
}
