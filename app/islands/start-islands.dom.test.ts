import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { htmlDataset, type IslandState, islandDataset } from '#app/browser/attributes.ts';
import { startIslands } from './start-islands.ts';

type Hydrated = { ready: () => void; thrown: () => void };
/** The request for the code of the last island, and what React was given. */
const code = vi.hoisted(() => ({
  missing: () => {},
  arrive: () => {},
  hydrated: undefined as Hydrated | undefined,
}));
vi.mock('./island-files.ts', () => {
  const load = () =>
    new Promise((done, failed) => {
      code.hydrated = undefined;
      code.missing = () => failed(new Error('no code'));
      code.arrive = () => done({ default: () => null });
    });
  return { islands: new Map([['sample', load]]) };
});
vi.mock('./hydrate.tsx', () => ({
  hydrate: (_node: Element, _code: unknown, ready: () => void, thrown: () => void) => {
    code.hydrated = { ready, thrown };
  },
}));

const html = `
  <div data-island="sample">
    <a href="#there">Link</a>
    <button type="button">Choose</button>
    <button type="button" commandfor="menu">Menu</button>
    <form method="post"><button type="submit">Send</button></form>
    <form data-choices><select></select></form>
  </div>
  <div id="part-missing" popover></div>`;
const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found;
const node = () => find('[data-island]');
const state = () => islandDataset(node()).state;
const isBusy = (selector: string) => find(selector).ariaBusy === 'true';

type Happening = 'touched' | 'missing' | keyof Hydrated;
const happen = async (what: Happening) => {
  if (what === 'touched') return fireEvent.pointerDown(find('a'));
  if (what === 'missing') return code.missing();
  code.arrive();
  await expect.poll(() => code.hydrated).toBeDefined();
  code.hydrated?.[what]();
};
/** The island in a state, reached as it is in a page. */
const reach = async (wanted: IslandState | 'none') => {
  document.body.innerHTML = html;
  delete htmlDataset().waitingFor;
  const ways: Record<typeof wanted, Happening[]> = {
    none: [],
    starting: ['touched'],
    failed: ['touched', 'missing'],
    ready: ['touched', 'ready'],
    static: ['touched', 'thrown'],
  };
  for (const what of ways[wanted]) await happen(what);
  await expect.poll(() => state() ?? 'none').toBe(wanted);
};

beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  );
  startIslands();
});
const all = ['none', 'starting', 'failed', 'ready', 'static'] as const;

describe('an island changes from one state to the next', () => {
  test.each<[IslandState | 'none', Happening, IslandState]>([
    ['none', 'touched', 'starting'],
    ['starting', 'touched', 'starting'],
    ['starting', 'missing', 'failed'],
    ['starting', 'ready', 'ready'],
    ['starting', 'thrown', 'static'],
    ['failed', 'touched', 'starting'],
    ['ready', 'touched', 'ready'],
    ['ready', 'thrown', 'static'],
    ['static', 'touched', 'static'],
  ])('%s, %s: %s', async (before, what, after) => {
    await reach(before);
    await happen(what);
    await expect.poll(state).toBe(after);
  });
});

describe('who handles a press', () => {
  const press = async (before: (typeof all)[number], selector: string) => {
    await reach(before);
    const isLeftToBrowser = fireEvent.click(find(selector));
    return isBusy(selector) ? 'waits' : isLeftToBrowser ? 'browser or React' : 'lost';
  };
  test.each([
    ['button:not([commandfor], [type=submit])', ['waits', 'waits', 'waits', 'browser or React']],
    ['[type=submit]', ['waits', 'waits', 'browser or React', 'browser or React']],
    ['[commandfor]', Array(4).fill('browser or React')],
    ['a', Array(4).fill('browser or React')],
  ])('%s', async (selector, expected) => {
    // The browser would post the form.
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('submit', stay);
    const results = [];
    for (const before of all) results.push(await press(before, selector));
    expect(results).toEqual([...expected, 'browser or React']);
    document.removeEventListener('submit', stay);
  });
});

describe('a button that waits', () => {
  test.each<[Happening, selector: string, clicks: number, isBusyAfter: boolean]>([
    ['ready', 'button', 1, false],
    ['thrown', 'button', 1, false],
    ['missing', 'button', 0, false],
    ['missing', '[type=submit]', 1, false],
  ])('after %s: %s', async (what, selector, clicks, isBusyAfter) => {
    await reach('starting');
    const button = find<HTMLButtonElement>(selector);
    fireEvent.click(button);
    expect(isBusy(selector)).toBe(true);
    const clicked = vi.spyOn(button, 'click').mockImplementation(() => {});
    await happen(what);
    await expect.poll(() => isBusy(selector)).toBe(isBusyAfter);
    await expect.poll(() => clicked.mock.calls).toHaveLength(clicks);
  });
});

test('a choice that waits is applied by a ready island, and left to the browser by one without code', async () => {
  for (const [what, changes, waitingFor] of [
    ['ready', 0, undefined],
    ['missing', 1, 'choice'],
    ['thrown', 1, 'choice'],
  ] as const) {
    await reach('starting');
    htmlDataset().waitingFor = 'choice';
    const onChange = vi.fn();
    // As the page script does.
    addEventListener('change', onChange, true);
    await happen(what);
    await expect.poll(() => onChange.mock.calls).toHaveLength(changes);
    removeEventListener('change', onChange, true);
    expect(htmlDataset().waitingFor).toBe(waitingFor);
  }
});
