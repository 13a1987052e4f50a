import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response in the provider's format; a test chooses the next one. */
export type ProviderAnswer = {
  status: number;
  body: string;
  headers?: Record<string, string>;
  delayMs?: number;
};
export const accepted: ProviderAnswer = { status: 200, body: '{"inlineMessage":"Thanks"}' };

export const startFakeMarketing = async (port = 0) => {
  const received: { path: string; body: Record<string, unknown>; at: number }[] = [];
  const state = { next: (_body: Record<string, unknown>): ProviderAnswer => accepted };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const { status, body: text, headers, delayMs } = state.next(body);
    if (status === 200) received.push({ path: request.url ?? '', body, at: Date.now() });
    if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}/submissions/v3/integration/submit`,
    received,
    answer: (next: (body: Record<string, unknown>) => ProviderAnswer) => {
      state.next = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
