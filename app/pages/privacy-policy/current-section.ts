/** A section counts as reached when its start is this far below the navbar's edge. */
const readingLine = 50;

/** The last section whose start is above the navbar's edge plus the margin; -1 before the first. */
export const currentSection = (starts: readonly number[], scroll: number, navbarHeight: number): number =>
  starts.findLastIndex((start) => scroll >= start - (navbarHeight + readingLine));
