import { type FormKind, factsOfKind, formKinds, isFormKind, type RecordClass } from '#domain/forms/forms.ts';
import { type LocationId, noStudioId, type StudioId, studios, toStudioId } from '#domain/studios.ts';

/**
 * Scope classes of tickets, in the order of their numbers in the column `class`. `membership`: cancel,
 * suspend. `application`: as Teacher or Front_Desk. `senior-application`: as Corporate or Studio_Manager.
 */
const scopeClasses = ['lead', 'membership', 'application', 'senior-application'] as const;

export type ScopeClass = (typeof scopeClasses)[number];

export const storedScopeClass = (scopeClass: ScopeClass): number => scopeClasses.indexOf(scopeClass);

/** Our studio ids, and 0 for tickets without a studio. */
export const scopeStudioIds: readonly StudioId[] = [noStudioId, ...studios.map(({ id }) => id)];

/** The id of a studio, or 0, as a page or a URL has it. */
export const parseStudioId = (text: string): StudioId | undefined =>
  /^\d{1,2}$/.test(text) ? scopeStudioIds.find((id) => id === Number(text)) : undefined;

declare const isScope: unique symbol;

/** Studio and scope class as one number, which is stored and indexed. Only `scopeOf` makes one. */
export type Scope = number & { readonly [isScope]: true };

/**
 * A constant and not `scopeClasses.length`, because every stored scope was computed with this number: a fifth
 * class needs a migration of the stored scopes.
 */
const scopesPerStudio = 4;

export const scopeOf = (studio: StudioId, scopeClass: ScopeClass): Scope =>
  (studio * scopesPerStudio + storedScopeClass(scopeClass)) as Scope;

export const studioOfScope = (scope: Scope): StudioId => toStudioId(Math.floor(scope / scopesPerStudio));

export const scopeClassOfScope = (scope: Scope): ScopeClass =>
  scopeClasses[(scope % scopesPerStudio) as 0 | 1 | 2 | 3];

export const allScopes: readonly Scope[] = scopeStudioIds.flatMap((studio) =>
  scopeClasses.map((scopeClass) => scopeOf(studio, scopeClass)),
);

export const studioOfLocationId = (locationId: LocationId | null): StudioId =>
  (locationId !== null && studios.find((studio) => studio.locationId === locationId)?.id) || noStudioId;

const scopeClassOfRecordClass: Readonly<Record<RecordClass, ScopeClass | 'by-position'>> = {
  lead: 'lead',
  account: 'lead',
  training: 'lead',
  membership: 'membership',
  application: 'by-position',
};

export const leadKinds: readonly FormKind[] = formKinds.filter(
  (kind) => scopeClassOfRecordClass[factsOfKind[kind].recordClass] === 'lead',
);

/** A stored form kind that no longer exists has the scope class that the fewest roles may read. */
export const scopeClassOf = (formKind: string, position: unknown): ScopeClass => {
  const known = isFormKind(formKind)
    ? scopeClassOfRecordClass[factsOfKind[formKind].recordClass]
    : 'senior-application';
  if (known !== 'by-position') return known;
  return position === 'Teacher' || position === 'Front_Desk' ? 'application' : 'senior-application';
};
