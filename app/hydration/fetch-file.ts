export const pause = (ms: number): Promise<unknown> => new Promise((done) => setTimeout(done, ms));

/**
 * Fetches a script or stylesheet to its end, so that the browser's cache has it, and retries for 15 seconds
 * when the connection breaks or the server is overloaded. Browsers before 2026 remember a module that failed
 * to load and never request it again, and under a different URL the module would run twice. So files are
 * fetched first, and then imported from the cache. The inline script contains this function too: `preload` of
 * retry-import.ts is not loaded yet when it fetches React.
 */
export const fetchFile = async (url: string, priority?: RequestPriority): Promise<ArrayBuffer> => {
  for (let ms = 0; ms <= 8_000; ms = ms * 2 || 500) {
    await pause(ms);
    try {
      const response = await fetch(url, { priority });
      if (response.ok) return await response.arrayBuffer();
      // 404: a newer release has no such file. Overload is 429 or 503.
      if (response.status < 429) break;
    } catch {}
  }
  throw new Error(url);
};
