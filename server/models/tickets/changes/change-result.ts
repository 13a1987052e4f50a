import type { Refusal } from '#domain/tickets/transitions.ts';
import type { Conflict } from '#domain/tickets/views.ts';

export type ChangeResult =
  | { ok: true; version: number; eventId: string }
  | { ok: false; because: 'missing' }
  | { ok: false; because: 'refused'; refusal: Refusal }
  /** `by` is the id of the member who was faster. */
  | ({ ok: false; because: 'conflict'; by: string | null } & Conflict);

export const refused = (refusal: Refusal): ChangeResult => ({ ok: false, because: 'refused', refusal });
