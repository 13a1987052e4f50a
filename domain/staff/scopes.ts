import {
  type FormKind,
  formKinds,
  isFormKind,
  type RecordClass,
  recordClassOfKind,
} from '#domain/forms/forms.ts';
import { studios } from '#domain/studios.ts';

/** 0 lead, 1 membership (cancel, suspend), 2 application to a studio, 3 application for Corporate or Studio_Manager. */
export type ScopeClass = 0 | 1 | 2 | 3;

/** Our studio ids, and 0 for tickets without a studio. */
export const studioKeys: readonly number[] = [0, ...studios.map(({ id }) => id)];

export const scopeOf = (studio: number, scopeClass: ScopeClass): number => studio * 4 + scopeClass;

export const studioOfScope = (scope: number): number => scope >> 2;

export const studioOfBookingId = (bookingId: number | null): number =>
  (bookingId !== null && studios.find((studio) => studio.bookingId === bookingId)?.id) || 0;

const scopeClassOfRecordClass: Readonly<Record<RecordClass, ScopeClass | 'by-position'>> = {
  lead: 0,
  account: 0,
  training: 0,
  membership: 1,
  application: 'by-position',
};

export const leadKinds: readonly FormKind[] = formKinds.filter(
  (kind) => scopeClassOfRecordClass[recordClassOfKind[kind]] === 0,
);

/** A stored form kind that no longer exists has the scope class that the fewest roles may read. */
export const scopeClassOf = (form: string, position: unknown): ScopeClass => {
  const known = isFormKind(form) ? scopeClassOfRecordClass[recordClassOfKind[form]] : 3;
  if (known !== 'by-position') return known;
  return position === 'Teacher' || position === 'Front_Desk' ? 2 : 3;
};
