import { whenIdle, whenShown } from '#app/behaviors/when.ts';
import { hasItem, listsPrefix } from '#app/browser/storage.ts';
import { codeOfIsland, type IslandName } from './islands.ts';
import { loadWithRetries } from './load-with-retries.ts';

type Loaded = { hydrate: (onReady: () => void, onThrown: () => void) => void };
const started = new WeakSet<Element>();
/** The last pressed button of an island that is not ready. */
const pressed = new WeakMap<Element, HTMLButtonElement>();
/** Islands whose code did not arrive at the first attempt: their forms are posted by the browser. */
const failed = new WeakSet<Element>();

/** Islands whose code throws: the server's HTML is all that they are. */
const thrown = new WeakSet<Element>();

const isReady = (node: HTMLElement) => node.dataset.ready !== undefined;

/** Fetches the code of an island; does not run React on it yet. */
const loadIsland = (node: HTMLElement): Promise<Loaded> => {
  const load = async (): Promise<Loaded> => {
    const loadCode = codeOfIsland(node.dataset.island as IslandName);
    const [{ hydrate }, { default: Component }] = await Promise.all([import('./hydrate.tsx'), loadCode()]);
    return { hydrate: (...callbacks) => hydrate(node, Component as never, ...callbacks) };
  };
  return loadWithRetries(load, () => {
    failed.add(node);
    const button = pressed.get(node);
    if (button?.type === 'submit') button.form?.requestSubmit(button);
  });
};

/** Hydrates an island. If its code does not arrive, the server's HTML stays, and the browser posts a form. */
async function startIsland(node: HTMLElement): Promise<void> {
  if (started.has(node)) return;
  started.add(node);
  node.dataset.starting = '';
  try {
    const { hydrate } = await loadIsland(node);
    const replay = () => {
      const button = pressed.get(node);
      pressed.delete(node);
      if (!button) return;
      button.ariaBusy = null;
      // After the render in which `usePageUrl` has followed the browser's URL.
      setTimeout(() => button.click());
    };
    hydrate(replay, () => {
      thrown.add(node);
      delete node.dataset.starting;
      replay();
    });
  } catch {
    started.delete(node);
    delete node.dataset.starting;
    // A choice that waits for the island: the browser loads its URL.
    if (document.documentElement.dataset.waitingFor === 'choice') node.querySelector('form')?.submit();
    const button = pressed.get(node);
    if (button) button.ariaBusy = null;
  }
}

const islandOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('[data-island]');

/**
 * Events at which React hydrates a whole island in one task. They are hidden from it until the island is
 * ready; the browser and the page script handle them.
 */
const hiddenEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keyup', 'input', 'change'],
];

const startEvents = new Set(['pointerdown', 'keydown', 'input']);

const onEvent = (event: Event) => {
  const node = islandOf(event);
  if (!node || isReady(node) || thrown.has(node)) return;
  if (startEvents.has(event.type)) startIsland(node);
  event.stopPropagation();
  if (event.type !== 'click') return;
  // Links, and buttons of the page script, work without React.
  const button = (event.target as Element).closest<HTMLButtonElement>(
    'button:not([commandfor],[data-rail-move])',
  );
  if (!button || (button.type === 'submit' && failed.has(node))) return;
  event.preventDefault();
  button.ariaBusy = 'true';
  pressed.set(node, button);
};

/** Something that only the browser knows and that an island must show: a query, a draft, a longer list. */
const hasReason = (node: HTMLElement) =>
  node.querySelector('[data-hydrate=load]') ||
  hasItem('sessionStorage', listsPrefix + history.state?.key) ||
  (location.search !== '' && node.querySelector('[data-hydrate-query]')) ||
  [...node.querySelectorAll<HTMLElement>('[data-hydrate-if-stored]')].some(({ dataset }) =>
    hasItem('localStorage', dataset.hydrateIfStored ?? ''),
  );

/** Islands start near the viewport, at a touch, or for what the browser has stored. */
export function startIslands(): void {
  for (const type of hiddenEvents) addEventListener(type, onEvent, { capture: true });
  addEventListener('focusin', (event) => {
    const node = islandOf(event);
    if (node) startIsland(node);
  });
  whenShown(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) {
            observer.unobserve(target);
            whenIdle(() => startIsland(target as HTMLElement));
          }
      },
      { rootMargin: '400px' },
    );
    for (const node of document.querySelectorAll<HTMLElement>('[data-island]'))
      if (hasReason(node)) startIsland(node);
      else observer.observe(node);
  });
}
