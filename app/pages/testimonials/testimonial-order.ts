/** The testimonial from a URL: the first character of its query string, if that is a digit from 0 to 5. */
export const testimonialOfQuery = (search: string): number | null => {
  const digit = /^\?([0-5])/.exec(search)?.[1];
  return digit === undefined ? null : Number(digit);
};

/** The neighbor `step` places away; the row wraps at both ends. */
export const neighbor = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;

/**
 * How many places a card is to the right (negative: to the left) of the middle. In a looping row every card
 * takes the shorter way round. A row that does not loop is laid out once and wraps by scrolling back to its
 * beginning.
 */
export const placeOf = (index: number, selected: number, count: number, isLooping: boolean): number => {
  if (!isLooping) return index - selected;
  const behind = Math.floor((count - 1) / 2);
  return neighbor(index - selected, behind, count) - behind;
};
