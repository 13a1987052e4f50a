const pauses = [500, 2000, 6000];
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Code that comes late comes over a line that may break, or from a release that was just replaced: it is asked for again. */
export async function persistently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const ms of pauses) {
    try {
      return await load();
    } catch {
      await pause(ms);
    }
  }
  return load();
}
