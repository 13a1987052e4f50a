/** The database counts leads up to this number: a long history must not make a screen slower. */
export const countCap = 500;

/** A capped count as a screen shows it. */
export const cappedCountText = (count: number): string =>
  count >= countCap ? `${countCap}+` : String(count);
