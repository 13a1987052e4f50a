import { vi } from 'vitest';

const { waitFor } = vi;

/**
 * A busy machine may take any time, but `vi.waitFor` gives up after a second. A little less than the limit of
 * a test, so that the failed expectation is reported and not the limit.
 */
function waitLonger(...[check, options]: Parameters<typeof waitFor>) {
  return waitFor(check, { timeout: 25_000, ...(typeof options === 'object' && options) });
}

// Vitest runs this file before each test file of a worker, with the same `vi`.
if (waitFor.name !== waitLonger.name) vi.waitFor = waitLonger as typeof waitFor;
