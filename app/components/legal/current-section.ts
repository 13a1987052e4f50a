/** A section counts as reached when its start is this far below the navbar's edge. */
const readingLine = 50;

/**
 * Which section the visitor is in: the last one whose start the scroll has passed, less the navbar and a little more.
 * Before the first one: none.
 */
export const currentSection = (starts: readonly number[], scroll: number, navbarHeight: number): number =>
  starts.findLastIndex((start) => scroll >= start - (navbarHeight + readingLine));
