import { closestOf, listen } from './events.ts';

/** The arrows of a row that scrolls sideways; until React is there, also which of them can be pressed. */
export function moveRails(signal: AbortSignal): void {
  listen(['click'], (event) => {
    const arrow = closestOf(event, '[data-rail-move]');
    const list = arrow?.closest('[data-rail]')?.firstElementChild;
    list?.scrollBy({
      left: Number(arrow?.dataset.railMove) * list.clientWidth * 0.85,
      behavior: 'smooth',
    });
  });
  listen(
    ['scroll'],
    ({ target }) => {
      if (!(target instanceof Element) || !target.parentElement?.matches('[data-rail]')) return;
      const rest = target.scrollWidth - target.clientWidth - target.scrollLeft;
      for (const arrow of target.parentElement.querySelectorAll<HTMLButtonElement>('[data-rail-move]'))
        arrow.disabled = (arrow.dataset.railMove === '1' ? rest : target.scrollLeft) < 8;
    },
    signal,
  );
}
