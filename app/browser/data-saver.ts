type Connection = { saveData?: boolean };

/** Whether the visitor has switched on the browser's data saver. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
