import { afterEach, expect, test, vi } from 'vitest';
import { createDrafts } from '#staff/runtime/drafts.ts';
import { type FramedScreen, fetchScreen } from '#staff/runtime/fetch-screen.ts';
import type { Frame } from '#staff/screen-types.ts';
import { startNavigation } from './navigation.ts';

const first = {
  screen: { name: 'ticket', title: 'Maya Thompson', data: { ticket: { samePerson: [] } } },
  frame: { notice: null, lastChange: null },
} as unknown as FramedScreen;

let ends = new AbortController();
afterEach(() => {
  ends.abort();
  ends = new AbortController();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page with a note whose form gets a response with this status. */
const sendNote = async (status: number) => {
  document.body.innerHTML = `<div data-ticket="1"><form method="post" action="/staff/leads/1/note" data-change="note">
    <textarea name="text" data-note></textarea><button>Save note</button></form></div>`;
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () => Response.json({ isFullNavigation: true }, { status }));
  const shown: FramedScreen[] = [];
  startNavigation((next) => shown.push(next), first, ends.signal);
  const again = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  field.value = 'Comes on Tuesday.';
  document.querySelector('button')?.click();
  await expect.poll(() => again.mock.calls.length + shown.length).toBeGreaterThan(0);
  return { shown, again, field };
};

test('a form whose session has ended is not sent again: the screen and the note stay, with a notice', async () => {
  const { shown, again, field } = await sendNote(401);
  expect(shown.at(-1)).toMatchObject({ screen: first.screen, frame: { notice: 'session-ended' } });
  expect(again).not.toHaveBeenCalled();
  expect(field.value).toBe('Comes on Tuesday.');
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('a form that needs a verification is sent again as a native form', async () => {
  const { again } = await sendNote(403);
  expect(again).toHaveBeenCalledOnce();
});

test.each([
  ['is copied', async () => {}, 'copied', ''],
  [
    'is selected where the clipboard is refused',
    () => Promise.reject(new Error()),
    'copy-refused',
    'https://x/i/1',
  ],
  ['is selected where there is no clipboard (plain http)', undefined, 'copy-refused', 'https://x/i/1'],
])('the link beside Copy %s, with a notice', async (_, writeText, notice, selected) => {
  document.body.innerHTML = '<p>https://x/i/1</p><button data-copy="https://x/i/1">Copy</button>';
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
  getSelection()?.removeAllRanges();
  const shown: FramedScreen[] = [];
  startNavigation((next) => shown.push(next), first, ends.signal);
  document.querySelector('button')?.click();
  await expect.poll(() => shown.at(-1)?.frame.notice).toBe(notice);
  expect(String(getSelection())).toBe(selected);
});

test('a refused form keeps the URL of the screen: the one of the form cannot be opened', async () => {
  document.body.innerHTML = `<form method="post" action="/staff/leads/1/person/erase"><button>Erase</button></form>`;
  history.replaceState(null, '', '/staff/leads/1/person');
  vi.stubGlobal('scrollTo', () => {});
  const action = `${location.origin}/staff/leads/1/person/erase`;
  vi.stubGlobal('fetch', async () =>
    Object.defineProperty(Response.json(first, { status: 422 }), 'url', { value: action }),
  );
  const shown: FramedScreen[] = [];
  startNavigation((next) => shown.push(next), first, ends.signal);
  document.querySelector('button')?.click();
  await expect.poll(() => shown).toHaveLength(1);
  expect(location.pathname).toBe('/staff/leads/1/person');
});

test('a form that leads to its own path is no refused one: the URL is that of the response', async () => {
  document.body.innerHTML = `<form method="post" action="/staff/saved-replies"><button>Save</button></form>`;
  history.replaceState(null, '', '/staff/saved-replies?undone=1');
  vi.stubGlobal('scrollTo', () => {});
  const url = { value: `${location.origin}/staff/saved-replies?notice=reply-saved` };
  vi.stubGlobal('fetch', async () =>
    Object.defineProperties(Response.json(first), { url, redirected: { value: true } }),
  );
  const shown: FramedScreen[] = [];
  startNavigation((next) => shown.push(next), first, ends.signal);
  document.querySelector('button')?.click();
  await expect.poll(() => shown).toHaveLength(1);
  expect(location.search).toBe('');
});

test('a button pressed twice sends its form once, and again after the response', async () => {
  const answers: (() => void)[] = [];
  document.body.innerHTML = '<form method="post" action="/staff/leads/1/note"><button>Save</button></form>';
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', () => new Promise((_, refuse) => answers.push(() => refuse(new TypeError()))));
  const shown: FramedScreen[] = [];
  startNavigation((next) => shown.push(next), first, ends.signal);
  const button = document.querySelector('button');
  button?.click();
  button?.click();
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await expect.poll(() => shown.length).toBe(1);
  button?.click();
  expect(answers).toHaveLength(2);
});

test('a change that is refused after another page was opened has a notice there', async () => {
  document.body.innerHTML =
    '<form method="post" action="/staff/leads/1/take"><button>Take</button></form><a href="/staff/leads">Leads</a>';
  vi.stubGlobal('scrollTo', () => {});
  const posted = Promise.withResolvers<Response>();
  const opened = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit = {}) =>
    method === 'POST' ? posted.promise : opened.promise,
  );
  const shown: FramedScreen[] = [];
  startNavigation((next) => shown.push(next), first, ends.signal);
  document.querySelector('button')?.click();
  document.querySelector('a')?.click();
  const responseOf = (status: number) =>
    Object.defineProperty(Response.json(first, { status }), 'url', { value: location.href });
  posted.resolve(responseOf(409));
  opened.resolve(responseOf(200));
  await expect.poll(() => shown.at(-1)?.frame.notice).toBe('refused-elsewhere');
});

test('a link pressed without a connection does not leave the page', async () => {
  document.body.innerHTML = '<a href="/staff/leads">Leads</a>';
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const shown: FramedScreen[] = [];
  startNavigation((next) => shown.push(next), first, ends.signal);
  document.querySelector('a')?.click();
  await expect.poll(() => shown.length).toBeGreaterThan(0);
  expect(shown.at(-1)).toMatchObject({ screen: first.screen, frame: { notice: 'offline' } });
});

test('a pressed link is opening until its screen is shown, and a line says so when that takes long', async () => {
  document.body.innerHTML = '<a href="/staff/leads?at=second">Grace Lin</a>';
  vi.stubGlobal('scrollTo', () => {});
  const response = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => response.promise);
  const { isOpening } = startNavigation(() => {}, first, ends.signal);
  const hasLine = () => document.documentElement.hasAttribute('data-busy');
  document.querySelector('a')?.click();
  expect(isOpening()).toBe(true);
  await expect.poll(hasLine).toBe(true);
  const url = `${location.origin}/staff/leads?at=second`;
  response.resolve(Object.defineProperty(Response.json(first), 'url', { value: url }));
  await expect.poll(isOpening).toBe(false);
  expect(hasLine()).toBe(false);
});

test('after Back another screen is opening until it is shown', async () => {
  history.replaceState(null, '', '/staff/leads?at=second');
  vi.stubGlobal('scrollTo', () => {});
  const response = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => response.promise);
  const shown: FramedScreen[] = [];
  const { isOpening } = startNavigation((next) => shown.push(next), first, ends.signal);
  history.replaceState(null, '', '/staff/leads?at=first');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(isOpening()).toBe(true);
  response.resolve(Object.defineProperty(Response.json(first), 'url', { value: location.href }));
  await expect.poll(() => isOpening()).toBe(false);
  expect(shown).toHaveLength(1);
});

test.each([
  ['a page', 'another', '2026.11.18+new', 1],
  ['no page', 'the same', '2026.11.17+old', 0],
])('a link loads %s when its response is of %s build', async (_page, _build, build, loads) => {
  document.body.innerHTML = '<a href="/staff/leads">Leads</a>';
  document.documentElement.dataset.build = '2026.11.17+old';
  const assign = vi.fn();
  const { origin, href } = location;
  vi.stubGlobal('location', { origin, href, pathname: '/staff', search: '', assign });
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () =>
    Object.defineProperty(Response.json(first, { headers: { 'x-build': build } }), 'url', {
      value: `${origin}/staff/leads`,
    }),
  );
  const shown: FramedScreen[] = [];
  startNavigation((next) => shown.push(next), first, ends.signal);
  document.querySelector('a')?.click();
  await expect.poll(() => assign.mock.calls.length + shown.length).toBe(1);
  expect(assign).toHaveBeenCalledTimes(loads);
  delete document.documentElement.dataset.build;
});

test('a change reaches the server although its page is left, and a text too long for that is sent as well', async () => {
  const isKeptAlive: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { keepalive }: RequestInit) => {
    isKeptAlive.push(keepalive);
    return Response.json({});
  });
  for (const text of ['…'.repeat(100), '…'.repeat(8000)])
    await fetchScreen('/staff/leads', new URLSearchParams({ text }));
  expect(isKeptAlive).toEqual([true, false]);
});

test('typing goes on while the storage of the browser is full', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem() {},
  });
  document.body.innerHTML = '<form data-ticket="1"><textarea data-draft="note"></textarea></form>';
  const member = { id: 'ana', isShared: false } as Frame['member'];
  const ends = new AbortController();
  const drafts = createDrafts({ member, notice: null }, ends.signal);
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  field.value = 'First. Second.';
  drafts.forgetter(document.querySelector('form') as HTMLFormElement)('First.');
  expect(field.value).toBe(' Second.');
  ends.abort();
});

test('a note that is not saved is still there after a reload, and gone when it is saved', async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  const member = { id: 'ana', isShared: false } as Frame['member'];
  const page = (notice: Frame['notice'] = null) => {
    document.body.innerHTML = `<form data-ticket="1"><textarea data-draft="note"></textarea></form>`;
    const own = new AbortController();
    const drafts = createDrafts({ member, notice }, own.signal);
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    return { drafts, field, leave: () => own.abort() };
  };
  const before = page();
  before.field.value = 'Comes on Tuesday.';
  before.field.dispatchEvent(new Event('input', { bubbles: true }));
  before.leave();
  const after = page();
  expect(after.field.value).toBe('Comes on Tuesday.');
  const forget = after.drafts.forgetter(document.querySelector('form') as HTMLFormElement);
  // Another ticket is shown before the response arrives.
  document.body.innerHTML = '<form data-ticket="2"><textarea data-draft="note"></textarea></form>';
  forget('Comes on Tuesday.');
  expect(storage.size).toBe(0);
  after.leave();

  const written = page();
  written.field.value = 'Comes on Monday.';
  written.field.dispatchEvent(new Event('input', { bubbles: true }));
  written.leave();
  const saved = page('noted');
  expect([saved.field.value, storage.size], 'saved by a native form').toEqual(['', 0]);
  saved.leave();
});
