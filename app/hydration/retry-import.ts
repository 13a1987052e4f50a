const pauses = [500, 2000, 6000];
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Retries a request that failed because the connection broke or the server was briefly overloaded. */
export async function retryImport<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const ms of pauses) {
    try {
      return await load();
    } catch {
      await pause(ms);
    }
  }
  return load();
}

const fetchFile = async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  // Reads the body to its end, so that the browser's cache has the complete file.
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
      failed(new Error(`${url} failed to load`));
    };
    document.head.append(link);
  });

const files = new Map<string, Promise<void>>();

const fileOf = (url: string): Promise<void> => {
  const known = files.get(url);
  if (known) return known;
  const file = retryImport(() => (url.endsWith('.css') ? addStylesheet(url) : fetchFile(url)));
  files.set(url, file);
  // A failed file is removed, so that a later import can fetch it again.
  file.catch(() => files.delete(url));
  return file;
};

/**
 * Replaces Vite's preload helper around every `import()` of the build
 * (scripts/bundle/retry-import-plugin.ts). Browsers before 2026 remember a module that failed to load and
 * never request it again, and under a different URL the module would run twice. So its files are fetched
 * first, with retries, and then imported from the browser's cache.
 */
export const preload = async <Module>(load: () => Promise<Module>, paths: string[] = []): Promise<Module> => {
  const started = document.querySelector<HTMLElement>('#deferred-app')?.dataset.modules?.split(' ') ?? [];
  const urls = paths.map((path) => `/${path}`).filter((url) => !started.includes(url));
  await Promise.all(urls.map(fileOf));
  return load();
};
