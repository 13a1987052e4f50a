// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { Shown } from './fetch-screen.ts';
import { startNavigation } from './navigation.ts';

const first = {
  screen: { name: 'ticket', title: 'Maya Thompson', data: {} },
  frame: { notice: null, undo: null },
} as unknown as Shown;

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page with a note, whose form is answered by this status as by the server. */
const sendNote = async (status: number) => {
  document.body.innerHTML = `<div data-ticket="1"><form method="post" action="/staff/leads/1/note" data-act="note">
    <textarea name="text" data-note></textarea><button>Save note</button></form></div>`;
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () => Response.json({ native: true }, { status }));
  const shown: Shown[] = [];
  ({ stop } = startNavigation((next) => shown.push(next), first));
  const again = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  field.value = 'Comes on Tuesday.';
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(again.mock.calls.length + shown.length).toBeGreaterThan(0));
  return { shown, again, field };
};

test('a form whose session has ended is not sent again: the screen and the note stay, with a notice', async () => {
  const { shown, again, field } = await sendNote(401);
  expect(shown.at(-1)).toMatchObject({ screen: first.screen, frame: { notice: 'session-ended' } });
  expect(again).not.toHaveBeenCalled();
  expect(field.value).toBe('Comes on Tuesday.');
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('a form that needs a factor first is sent again as a normal one', async () => {
  const { again } = await sendNote(403);
  expect(again).toHaveBeenCalledOnce();
});
