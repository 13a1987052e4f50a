import {
  choicesSelector,
  htmlDataset,
  type IslandState,
  islandDataset,
  islandSelector,
} from '#app/browser/attributes.ts';
import { hasItem, listsPrefix } from '#app/browser/storage.ts';
import { whenIdle, whenLoaded } from '#app/browser/when.ts';
import { islands, type LoadIsland } from './island-files.ts';

const loadCode = (node: HTMLElement) => (islands.get(islandDataset(node).island) as LoadIsland)();

const waitingButton = (node: Element) => node.querySelector<HTMLButtonElement>('button[aria-busy]');

/** Presses the button that has waited, when React or the browser can handle it. */
const pressAgain = (node: Element) => {
  const button = waitingButton(node);
  if (!button) return;
  button.ariaBusy = null;
  // In a later task: `usePageUrl` has then followed the browser's URL.
  setTimeout(() => button.click());
};

/** The form of a choice that waits for the island (app/page-script/controls/choices.ts). */
const waitingChoice = (node: Element) =>
  htmlDataset().waitingFor === 'choice' ? node.querySelector(choicesSelector) : null;

/** From now on the browser posts the forms; it loads the URL of a choice that waits. */
const leaveToBrowser = (node: HTMLElement, state: IslandState) => {
  islandDataset(node).state = state;
  for (const button of node.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.disabled = false;
  waitingChoice(node)?.dispatchEvent(new Event('change'));
};

/** Hydrates an island. If its code does not arrive, the server's HTML stays until the next touch. */
async function startIsland(node: HTMLElement): Promise<void> {
  const { state } = islandDataset(node);
  if (state && state !== 'failed') return;
  islandDataset(node).state = 'starting';
  try {
    const [{ hydrate }, { default: Component }] = await Promise.all([
      import('./hydrate.tsx'),
      loadCode(node),
    ]);
    const onReady = () => {
      islandDataset(node).state = 'ready';
      if (waitingChoice(node)) delete htmlDataset().waitingFor;
      pressAgain(node);
    };
    hydrate(node, Component, onReady, () => {
      leaveToBrowser(node, 'static');
      pressAgain(node);
    });
  } catch {
    leaveToBrowser(node, 'failed');
    const button = waitingButton(node);
    if (!button) return;
    if (button.type === 'submit') return pressAgain(node);
    button.ariaBusy = null;
    document.getElementById('part-missing')?.showPopover?.();
  }
}

const islandOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(islandSelector);

/**
 * Events at which React hydrates a whole island in one task. They are hidden from it until the island is
 * ready; the browser and the page script handle them.
 */
const hiddenEvents = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keyup', 'input', 'change'],
];

const startEvents = ['pointerdown', 'keydown', 'input'];

const onEvent = (event: Event) => {
  const node = islandOf(event);
  const state = node && islandDataset(node).state;
  if (!node || state === 'ready' || state === 'static') return;
  if (startEvents.includes(event.type)) startIsland(node);
  event.stopPropagation();
  if (event.type !== 'click') return;
  // Links, and buttons of the page script, work without React.
  const button = (event.target as Element).closest<HTMLButtonElement>(
    'button:not([commandfor],[data-rail-move])',
  );
  if (!button || (button.type === 'submit' && state && state !== 'starting')) return;
  event.preventDefault();
  const last = waitingButton(node);
  if (last) last.ariaBusy = null;
  button.ariaBusy = 'true';
};

/** The lists of this page were longer before Back: they are stored under the key of the history entry. */
const hasLongerLists = () => hasItem('sessionStorage', listsPrefix + history.state?.key);

/** Islands start near the viewport, at a touch, or for the position to which Back returns. */
export function startIslands(): void {
  for (const type of hiddenEvents) addEventListener(type, onEvent, { capture: true });
  addEventListener('focusin', (event) => {
    const node = islandOf(event);
    if (node) startIsland(node);
  });
  whenLoaded(() => {
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
    for (const node of document.querySelectorAll<HTMLElement>(islandSelector))
      if (hasLongerLists()) startIsland(node);
      else observer.observe(node);
  });
}
