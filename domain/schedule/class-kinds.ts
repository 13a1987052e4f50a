import type { VideoKind } from '#domain/enumerations.ts';

/** The three kinds of classes, in the order of the tabs. URLs and tabs use `slug`. */
export type ClassKindSlug = 'flow' | 'fiit' | 'restore';
export type ClassKind = {
  slug: ClassKindSlug;
  /** Length of a class in the studio. */
  seconds: number;
  /** Name of this kind in the on-demand library. */
  videoKind: Exclude<VideoKind, `${string}_TUTORIAL`>;
  tutorialKind: VideoKind;
};

export const classKinds: readonly ClassKind[] = [
  { slug: 'flow', seconds: 60 * 60, videoKind: 'YOGA', tutorialKind: 'YOGA_TUTORIAL' },
  { slug: 'fiit', seconds: 45 * 60, videoKind: 'FIIT', tutorialKind: 'FIIT_TUTORIAL' },
  {
    slug: 'restore',
    seconds: 75 * 60,
    videoKind: 'RESTORE',
    tutorialKind: 'RESTORE_TUTORIAL',
  },
];

export const classKind = (slug: ClassKindSlug): ClassKind =>
  classKinds.find((kind) => kind.slug === slug) as ClassKind;
