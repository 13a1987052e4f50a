import { fetchFile } from './fetch-file.ts';

/** A stylesheet is added to the page after it was fetched. */
const loadFile = async (url: string) => {
  await fetchFile(url);
  if (!url.endsWith('.css')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  document.head.append(link);
  await new Promise((done, fail) => {
    link.onload = done;
    link.onerror = (event) => {
      link.remove();
      fail(event);
    };
  });
};

const files = new Map<string, Promise<void>>();

const fileOf = (url: string): Promise<void> => {
  let file = files.get(url);
  if (!file) {
    file = loadFile(url);
    files.set(url, file);
    // A failed file is removed, so that a later import can fetch it again.
    file.catch(() => files.delete(url));
  }
  return file;
};

/**
 * Replaces Vite's preload helper around every `import()` of the build
 * (scripts/bundle/retry-import-plugin.ts): fetches all files first.
 */
export const preload = async <Module>(load: () => Promise<Module>, paths: string[] = []): Promise<Module> => {
  const started = document.querySelector<HTMLElement>('#deferred-app')?.dataset.modules?.split(' ') ?? [];
  const urls = paths.map((path) => `/${path}`).filter((url) => !started.includes(url));
  await Promise.all(urls.map(fileOf));
  return load();
};
