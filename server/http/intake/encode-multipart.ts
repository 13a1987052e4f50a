import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';

/** https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
const escaped = (text: string) => text.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

const partsOf = async function* (form: FormData, boundary: string) {
  for (const [name, value] of form) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"`;
    if (typeof value === 'string') yield Buffer.from(`${head}\r\n\r\n${value}\r\n`);
    else {
      const type = value.type || 'application/octet-stream';
      yield Buffer.from(`${head}; filename="${escaped(value.name)}"\r\nContent-Type: ${type}\r\n\r\n`);
      yield* value.stream();
      yield Buffer.from('\r\n');
    }
  }
  yield Buffer.from(`--${boundary}--\r\n`);
};

/**
 * Encodes a form as a multipart stream with backpressure. Undici can encode one too, but when the reader stops half-way
 * (a form that is refused), undici throws where no code can catch it, and the process ends.
 */
export const multipartBody = (form: FormData): { type: string; body: ReadableStream } => {
  const boundary = randomUUID();
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Readable.toWeb(Readable.from(partsOf(form, boundary), { objectMode: false })) as ReadableStream,
  };
};
