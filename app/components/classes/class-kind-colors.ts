import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';

/** A color per kind, so that visitors recognize it: flow is peach, FIIT red, Restore leaf. */
export const kindEdge: Record<ClassKindSlug | 'none', string> = {
  flow: 'bg-sun',
  fiit: 'bg-clay',
  restore: 'bg-palm',
  none: 'bg-sand',
};
/** The sun behind a class on oxblood. It is transparent except for the green one, which would look gray. */
export const kindSun: typeof kindEdge = {
  flow: 'bg-sun/45',
  fiit: 'bg-clay/60',
  restore: 'bg-palm',
  none: 'bg-sand/45',
};
