import type { Instant } from '#domain/dates.ts';

/** The server removes a member after 45 seconds without a report (server/models/tickets/presence.ts). */
const repeatMs = 20_000;
const checkEveryMs = 1_000;
/** How long a member still counts as writing after the last key. */
const writingMs = 30_000;

const openTicket = () => document.querySelector<HTMLElement>('[data-ticket]')?.dataset.ticket ?? null;
const inputEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Reports which ticket is open here, after it was open for a moment, and whether a note is being written. */
export const startPresence = (signal: AbortSignal) => {
  let openBefore: string | null = null;
  let reported: { ticket: string; state: 'looking' | 'writing'; at: Instant } | null = null;
  let typedAt = 0;
  let hasInput = false;

  const send = (ticket: string, state: string) => {
    // A report without input does not count as activity of the session.
    const headers: Record<string, string> = hasInput ? {} : { 'x-unattended': '1' };
    hasInput = false;
    const body = new URLSearchParams({ state });
    fetch(`/staff/leads/${ticket}/presence`, { method: 'POST', body, headers, keepalive: true }).catch(
      () => undefined,
    );
  };
  const leave = () => {
    if (reported) send(reported.ticket, 'left');
    reported = null;
  };
  const check = () => {
    const ticket = document.hidden ? null : openTicket();
    if (reported && reported.ticket !== ticket) leave();
    if (ticket !== openBefore || !ticket) {
      openBefore = ticket;
      return;
    }
    const now = Date.now();
    const hasNote = Boolean(document.querySelector<HTMLTextAreaElement>('[data-note]')?.value);
    const state = hasNote && now - typedAt < writingMs ? 'writing' : 'looking';
    if (reported?.state === state && now - reported.at < repeatMs) return;
    reported = { ticket, state, at: now };
    send(ticket, state);
  };
  const onTyping = ({ target }: Event) => {
    if ((target as Element).matches('[data-note]')) typedAt = Date.now();
  };
  const onAnyInput = () => {
    hasInput = true;
  };

  const timer = setInterval(check, checkEveryMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('input', onTyping, { signal });
  addEventListener('pagehide', leave, { signal });
  for (const type of inputEvents) document.addEventListener(type, onAnyInput, { passive: true, signal });
};
