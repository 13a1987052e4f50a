import type { Post } from './http-transport.ts';
import { Cancelled, NetworkError } from './send-errors.ts';

/** With files as long as the server waits (server/limits/connections.ts). */
export const timeoutsMs = { text: 30_000, files: 300_000 };

/** XMLHttpRequest, because fetch does not report upload progress. */
export const xhrPost =
  (onProgress?: (share: number) => void, signal?: AbortSignal): Post =>
  (path, body, headers) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', path);
      request.timeout = typeof body === 'string' ? timeoutsMs.text : timeoutsMs.files;
      request.setRequestHeader('accept', 'application/json');
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      if (onProgress && hasFiles(body)) {
        request.upload.addEventListener('progress', ({ loaded, total }) =>
          onProgress(total ? loaded / total : 0),
        );
      }
      signal?.addEventListener('abort', () => {
        request.abort();
        reject(new Cancelled());
      });
      const onNetworkError = () => reject(new NetworkError('The server could not be reached'));
      request.addEventListener('error', onNetworkError);
      request.addEventListener('timeout', onNetworkError);
      request.addEventListener('load', () => {
        try {
          resolve({ status: request.status, body: parsed(request.responseText) });
        } catch (error) {
          reject(error);
        }
      });
      request.send(body);
    });

const hasFiles = (body: string | FormData) =>
  typeof body !== 'string' && [...body.values()].some((value) => value instanceof File);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
