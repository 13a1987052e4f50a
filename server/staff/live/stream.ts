import type { LiveSink } from '#server/services.ts';

/** Some proxies buffer a response until it has this many bytes. */
const padding = `: ${' '.repeat(2048)}\n\n`;

/** A response to which text can be added until the server or the client ends it. */
export const openStream = (onLeft: () => void): { response: Response; sink: LiveSink } => {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const sink: LiveSink = {
    send: (text) => controller?.enqueue(encoder.encode(text)),
    end: () => {
      controller?.close();
      controller = null;
    },
  };
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
      sink.send(padding);
    },
    cancel: () => {
      controller = null;
      onLeft();
    },
  });
  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };
  return { response: new Response(body, { headers }), sink };
};
