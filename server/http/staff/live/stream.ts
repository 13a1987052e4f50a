import type { LiveSink } from './live-types.ts';

/** Some proxies hold a short answer back until they have this much of it. */
const padding = `: ${' '.repeat(2048)}\n\n`;

/** An answer to which text can be added until one of both sides ends it. */
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
