/** A section counts as reached when its start is this far below the navbar's edge. */
const readingLine = 50;

/**
 * The section that the visitor is reading: the last one whose start is above the navbar's edge plus the margin. Before
 * the first section there is none.
 */
export const currentSection = (starts: readonly number[], scroll: number, navbarHeight: number): number =>
  starts.findLastIndex((start) => scroll >= start - (navbarHeight + readingLine));
