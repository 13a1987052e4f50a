const pauses = [500, 2000, 6000];
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Asked for over a line that may break, or from a server that is too busy for a moment: asked for again. */
export async function retryImport<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (const ms of pauses) {
    try {
      return await ask();
    } catch {
      await pause(ms);
    }
  }
  return ask();
}

const fetchFile = async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  // To its end, so that the browser's cache has all of it.
  await response.arrayBuffer();
};

const addStylesheet = (url: string) =>
  new Promise<void>((done, failed) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      failed(new Error(`${url} did not arrive`));
    };
    document.head.append(link);
  });

const files = new Map<string, Promise<void>>();

const fileOf = (url: string): Promise<void> => {
  const known = files.get(url);
  if (known) return known;
  const file = retryImport(() => (url.endsWith('.css') ? addStylesheet(url) : fetchFile(url)));
  files.set(url, file);
  // Whoever wants it later may ask anew.
  file.catch(() => files.delete(url));
  return file;
};

/**
 * Stands in for Vite's preload helper around every `import()` of the build (late-code-plugin.ts). Browsers before 2026
 * remember a module that failed to load and never ask for it again, and under another address it would run twice. So its
 * files are fetched first, again and again if need be, and imported out of the cache.
 */
export const preload = async <Module>(load: () => Promise<Module>, paths: string[] = []): Promise<Module> => {
  const started = document.querySelector<HTMLElement>('#deferred-app')?.dataset.modules?.split(' ') ?? [];
  const urls = paths.map((path) => `/${path}`).filter((url) => !started.includes(url));
  await Promise.all(urls.map(fileOf));
  return load();
};
