import { expect, test, vi } from 'vitest';
import type { TicketRow } from '#domain/tickets/views.ts';
import type { Frame, Screens } from '#staff/screen-types.ts';
import type { FramedScreen } from './fetch-screen.ts';
import { createShownScreen } from './shown-screen.ts';

const listOf = (...ids: string[]): FramedScreen => ({
  screen: {
    name: 'list',
    title: 'Leads',
    data: {
      rows: ids.map((id) => ({ id }) as TicketRow),
      near: [] as TicketRow[],
      open: null,
      bulk: null,
    } as unknown as Screens['list'],
  },
  frame: {
    member: null,
    notice: null,
    lastChange: null,
    unassignedCount: 0,
    overdueCount: 0,
  } as unknown as Frame,
});

test('newer rows that are not shown yet are shown by their button, beside the result of a bulk change, also after a notice', () => {
  vi.stubGlobal('history', { replaceState() {} });
  document.body.innerHTML = '<div data-rows><button></button></div>';
  document.querySelector('button')?.focus();
  const show = vi.fn<(shown: FramedScreen) => void>();
  const ends = new AbortController();
  const { screen: list, frame } = listOf('a');
  const bulk = { text: '2 leads are yours.' };
  const first = { screen: { ...list, data: { ...list.data, bulk } }, frame } as FramedScreen;
  const screen = createShownScreen(show, first, ends.signal);
  screen.update(listOf('new', 'a'));
  expect(show.mock.lastCall?.[0]).toMatchObject({ screen: first.screen, frame: { hasNewerRows: true } });
  screen.showNotice('offline');
  screen.showNewerRows();
  expect(show.mock.lastCall?.[0].screen.data).toMatchObject({ bulk, rows: [{ id: 'new' }, { id: 'a' }] });
  ends.abort();
  vi.unstubAllGlobals();
});
