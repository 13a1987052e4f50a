import { NetworkError, type Transport } from './form-client.ts';

/** Files: as long as the server takes them in (server/process/serve.ts). */
export const timeouts = { text: 30_000, files: 300_000 };

/** XMLHttpRequest, because fetch cannot say how much of a body has been sent. */
export const xhrPost =
  (onProgress?: (share: number) => void): Transport =>
  (path, body, headers) =>
    new Promise((answered, failed) => {
      const request = new XMLHttpRequest();
      request.open('POST', path);
      request.timeout = typeof body === 'string' ? timeouts.text : timeouts.files;
      request.setRequestHeader('accept', 'application/json');
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      if (onProgress && typeof body !== 'string') {
        request.upload.addEventListener('progress', ({ loaded, total }) =>
          onProgress(total ? loaded / total : 0),
        );
      }
      const giveUp = () => failed(new NetworkError('The server could not be reached'));
      request.addEventListener('error', giveUp);
      request.addEventListener('timeout', giveUp);
      request.addEventListener('load', () => {
        try {
          answered({ status: request.status, body: parsed(request.responseText) });
        } catch (error) {
          failed(error);
        }
      });
      request.send(body);
    });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
