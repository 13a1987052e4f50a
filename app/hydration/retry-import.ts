import { fetchFile } from './fetch-file.ts';

const addStylesheet = (url: string) =>
  new Promise<void>((done, failed) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      failed(new Error(url));
    };
    document.head.append(link);
  });

const loadFile = async (url: string) => {
  await fetchFile(url);
  if (url.endsWith('.css')) await addStylesheet(url);
};

const files = new Map<string, Promise<void>>();

const fileOf = (url: string): Promise<void> => {
  const known = files.get(url);
  if (known) return known;
  const file = loadFile(url);
  files.set(url, file);
  // A failed file is removed, so that a later import can fetch it again.
  file.catch(() => files.delete(url));
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
