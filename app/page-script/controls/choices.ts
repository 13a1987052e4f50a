import { choicesSelector, htmlDataset, islandDataset, islandSelector } from '#app/browser/attributes.ts';
import { nextFrameMs } from '#app/browser/when.ts';
import { bySelector, closestOf, listen } from '#app/page-script/events.ts';

/** The keyboard steps through the options of a select, so the page must not change at the first step. */
const settleMs = 400;

/**
 * Loads the URL of the choices, as `form.submit()` does, but without empty parameters. The URL changes before
 * the page loads: an island that starts meanwhile finds the choice there. In both cases the choice is one new
 * history entry, as of any form that is submitted, also where the ready island replaces the entry (prices).
 */
const loadChoices = (form: HTMLFormElement) => {
  const url = new URL(form.action);
  url.hash ||= location.hash;
  const chosen = [...new FormData(form)].filter(([, value]) => value);
  url.search = String(new URLSearchParams(chosen as [string, string][]));
  if (url.href !== location.href) history.pushState(null, '', url);
  location.reload();
};

/**
 * A choice in a form whose result has its own URL (the schedule of a studio, its prices). The island of the
 * form applies it; as long as its code is not loading, the browser loads the URL.
 */
export function chooseByUrl(): void {
  let timer: ReturnType<typeof setTimeout>;
  const loaded = location.search;
  // All history entries of choices belong to one document. If no island renders the choices, Back shows the
  // same content again, so the page is loaded.
  listen('popstate', () => {
    const node = bySelector(choicesSelector)?.closest<HTMLElement>(islandSelector);
    const isAlive = node && /ready|starting/.test(`${islandDataset(node).state}`);
    if (node && !isAlive && location.search !== loaded) location.reload();
  });
  listen('change', (event) => {
    const form = closestOf<HTMLFormElement>(event, choicesSelector);
    const node = form?.closest<HTMLElement>(islandSelector);
    const island = node && islandDataset(node);
    if (!form || island?.state === 'ready') return;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (island?.state === 'ready') return;
        htmlDataset().waitingFor = 'choice';
        if (island?.state !== 'starting') loadChoices(form);
      },
      closestOf(event, ':focus-visible') ? settleMs : nextFrameMs,
    );
  });
}
