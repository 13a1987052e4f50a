type Connection = { saveData?: boolean };

/** The visitor has asked browsers to spend as little of the line as they can. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
