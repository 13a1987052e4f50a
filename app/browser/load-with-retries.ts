/** Waits before code that did not arrive is requested again. */
const retryAfterMs = [500, 1000, 2000, 4000, 8000];

export async function loadWithRetries<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: () => void,
): Promise<Loaded> {
  for (const ms of retryAfterMs)
    try {
      return await load();
    } catch {
      onFailure?.();
      await new Promise((done) => setTimeout(done, ms));
    }
  return load();
}
