import { closestOf, listen } from '#app/hydration/page-script/events.ts';

/** The arrows of a row that scrolls sideways; until React is hydrated, also their disabled state. */
export function moveRails(signal: AbortSignal): void {
  listen('click', (event) => {
    const arrow = closestOf(event, '[data-rail-move]');
    const list = arrow?.closest('[data-rail]')?.firstElementChild;
    list?.scrollBy({ left: Number(arrow?.dataset.railMove) * list.clientWidth * 0.85 });
  });
  listen(
    'scroll',
    ({ target }) => {
      const list = target as Element;
      // For a scroll of the document itself there is no parent.
      const rail = list.parentElement;
      if (!rail?.matches('[data-rail]')) return;
      const rest = list.scrollWidth - list.clientWidth - list.scrollLeft;
      for (const arrow of rail.querySelectorAll<HTMLButtonElement>('[data-rail-move]'))
        arrow.disabled = (arrow.dataset.railMove === '1' ? rest : list.scrollLeft) < 8;
    },
    signal,
  );
}
