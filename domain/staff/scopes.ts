import type { FormKind } from '#domain/forms/forms.ts';
import { studios } from '#domain/studios.ts';
/** 0 lead, 1 membership (cancel, suspend), 2 application to a studio, 3 application for Corporate or Studio_Manager. */
export type ScopeClass = 0 | 1 | 2 | 3;
/** Our studio ids; 0 for what names no studio. */
export const studioKeys: readonly number[] = [0, ...studios.map(({ id }) => id)];
export const scopeOf = (studio: number, kind: ScopeClass): number => studio * 4 + kind;
export const studioOfScope = (scope: number): number => scope >> 2;
export const studioOfBookingId = (bookingId: number | null): number =>
  (bookingId !== null && studios.find((studio) => studio.bookingId === bookingId)?.id) || 0;
export const classOf = (form: FormKind, position: unknown): ScopeClass => {
  if (form === 'cancellation') return 1;
  if (form !== 'career-application') return 0;
  return position === 'Teacher' || position === 'Front_Desk' ? 2 : 3;
};
