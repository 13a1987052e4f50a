import { minutesOf } from '#domain/class-length.ts';
import { type SkillLevel, skillLevels } from '#domain/enumerations.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';

/** Page sizes: six in rails, ten in library lists. */
export const railSize = 6;
export const librarySize = 10;

/** The hash selects the tab; an empty or unknown one selects flow. */
export const libraryTabOf = (hash: string): ClassKindSlug =>
  classKinds.find(({ slug }) => `#${slug}` === hash)?.slug ?? 'flow';

export const videoLengths = ['short', 'medium', 'long'] as const;
export type VideoLength = (typeof videoLengths)[number];
/** Under 20 minutes, 20 to 40, over 40. */
export const videoLengthOf = (seconds: number): VideoLength => {
  const minutes = minutesOf(seconds);
  return minutes < 20 ? 'short' : minutes <= 40 ? 'medium' : 'long';
};

export type VideoFilters = { level: SkillLevel | null; length: VideoLength | null };
export const videoFiltersFromQuery = (query: { get(name: string): string | null }): VideoFilters => ({
  level: skillLevels.find((level) => level === query.get('level')?.toUpperCase()) ?? null,
  length: videoLengths.find((length) => length === query.get('length')) ?? null,
});

export const matchesVideoFilters = (
  video: { level: SkillLevel; seconds: number },
  { level, length }: VideoFilters,
): boolean =>
  (level === null || video.level === level) && (length === null || videoLengthOf(video.seconds) === length);
