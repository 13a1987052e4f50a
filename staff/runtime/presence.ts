/** The server removes a person after 45 seconds without a report (server/models/tickets/presence.ts). */
const repeatMs = 20_000;
const lookEveryMs = 1_000;
/** How long a person still counts as writing after the last key. */
const writingMs = 30_000;

const openTicket = () => document.querySelector<HTMLElement>('[data-ticket]')?.dataset.ticket ?? null;
const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Reports which ticket is open here, after it was open for a moment, and whether a note is being written. */
export const startPresence = (): (() => void) => {
  let seen: string | null = null;
  let told: { ticket: string; doing: 'looking' | 'writing'; at: number } | null = null;
  let typedAt = 0;
  let isUsed = false;

  const send = (ticket: string, doing: string) => {
    // A report without input does not count as activity of the session.
    const headers: Record<string, string> = isUsed ? {} : { 'x-unattended': '1' };
    isUsed = false;
    const body = new URLSearchParams({ now: doing });
    fetch(`/staff/leads/${ticket}/here`, { method: 'POST', body, headers, keepalive: true }).catch(
      () => undefined,
    );
  };
  const leave = () => {
    if (told) send(told.ticket, 'left');
    told = null;
  };
  const look = () => {
    const ticket = document.hidden ? null : openTicket();
    if (told && told.ticket !== ticket) leave();
    if (ticket !== seen || !ticket) {
      seen = ticket;
      return;
    }
    const now = Date.now();
    const hasNote = Boolean(document.querySelector<HTMLTextAreaElement>('[data-note]')?.value);
    const doing = hasNote && now - typedAt < writingMs ? 'writing' : 'looking';
    if (told?.doing === doing && now - told.at < repeatMs) return;
    told = { ticket, doing, at: now };
    send(ticket, doing);
  };
  const onInput = ({ target }: Event) => {
    if ((target as Element).matches('[data-note]')) typedAt = Date.now();
  };
  const onUse = () => {
    isUsed = true;
  };

  const timer = setInterval(look, lookEveryMs);
  document.addEventListener('input', onInput);
  addEventListener('pagehide', leave);
  for (const use of uses) document.addEventListener(use, onUse, { passive: true });
  return () => {
    clearInterval(timer);
    leave();
    document.removeEventListener('input', onInput);
    removeEventListener('pagehide', leave);
    for (const use of uses) document.removeEventListener(use, onUse);
  };
};
