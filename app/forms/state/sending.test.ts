import { expect, test } from 'vitest';
import { nextSending, type Sending, type SendingEvent, statusOf } from './sending.ts';

const notice = { title: 'No' };
const idle: Sending = { is: 'idle' };
const sending: Sending = { is: 'sending', share: 0.5 };
const sent: Sending = { is: 'sent', hasFocus: true };
const failed: Sending = { is: 'failed', notice };
const states = [idle, sending, sent, failed] as const;

/** What each event makes of idle, sending, sent and failed. */
const table: [SendingEvent, Sending[]][] = [
  [{ type: 'requested' }, Array(4).fill({ is: 'sending', share: 0 })],
  [{ type: 'progressed', share: 1 }, [idle, { is: 'sending', share: 1 }, sent, failed]],
  [{ type: 'stored', hasFocus: false }, Array(4).fill({ is: 'sent', hasFocus: false })],
  [{ type: 'failed', notice: { title: 'Why' } }, Array(4).fill({ is: 'failed', notice: { title: 'Why' } })],
  [{ type: 'ended' }, [idle, idle, sent, failed]],
  [{ type: 'reopened' }, [idle, idle, idle, idle]],
];

test.each(
  table.flatMap(([event, results]) =>
    states.map((state, index) => ({ event, state, result: results[index], name: event.type, is: state.is })),
  ),
)('a form that is $is, after $name', ({ event, state, result }) => {
  expect(nextSending(state, event)).toEqual(result);
});

test.each(states)('a stored form is shown as waiting: %o', (state) => {
  expect(statusOf(state, undefined)).toBe(state);
  // Only who has just pressed the button waits for the panel.
  expect(statusOf(state, 7)).toEqual({ is: 'waiting', since: 7, hasFocus: state.is === 'sending' });
});
