import type { Instant } from '#domain/dates.ts';
import type { ChangeName } from '#domain/tickets/changes.ts';
import type { Refusal } from '#domain/tickets/transitions.ts';

export type ChangeResult =
  | { ok: true; version: number; eventId: string }
  | { ok: false; because: 'missing' }
  | { ok: false; because: 'refused'; refusal: Refusal }
  /** Another member was faster: who (`by` is the id), when, and with which change. */
  | {
      ok: false;
      because: 'conflict';
      memberName: string | null;
      by: string | null;
      at: Instant;
      what: ChangeName;
    };

export const refused = (refusal: Refusal): ChangeResult => ({ ok: false, because: 'refused', refusal });
