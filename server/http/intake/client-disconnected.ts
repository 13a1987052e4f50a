/** The visitor closed the tab, or lost the line, before all of the request was here. Nobody's mistake, and nobody waits. */
export class BrokenOff extends Error {
  override name = 'BrokenOff';
}

const words = /^(aborted|Client connection prematurely closed\.?)$/;
const codes = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** What the reading of a body failed with, as `BrokenOff` when it was the connection that failed. */
export const orBrokenOff = (error: unknown): unknown => {
  if (!(error instanceof Error)) return words.test(String(error)) ? new BrokenOff() : error;
  const { code } = error as NodeJS.ErrnoException;
  const isBrokenOff = error.name === 'AbortError' || codes.includes(code ?? '') || words.test(error.message);
  return isBrokenOff ? new BrokenOff('the request broke off', { cause: error }) : error;
};
