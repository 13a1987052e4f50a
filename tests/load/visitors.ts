import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '#domain/durations.ts';
import { openStudios } from '#domain/studios.ts';
import { visitorForms } from '#tests/forms/visitor-requests.ts';
import { publicPaths } from '#tests/site/public-paths.ts';

export type Kind = 'page' | 'read' | 'form';
export type Seen = { kind: Kind; status: number; ms: number };
export type Notes = {
  responses: Seen[];
  /** The email address of each acknowledged form. */
  acknowledged: string[];
  /** Unexpected results. */
  broken: string[];
};

type LoadRequest = {
  kind: Kind;
  path: string;
  method?: 'POST';
  headers?: Record<string, string>;
  body?: string | Buffer;
};
type LoadResponse = { status: number; headers: IncomingHttpHeaders; text: string };

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;
const dayFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const page = (): LoadRequest => {
  const path =
    Math.random() < 0.2
      ? `/schedule?location=${pick(openStudios).slug}&date=${dayFromNow(Math.floor(Math.random() * 14))}`
      : pick(publicPaths);
  return { kind: 'page', path };
};
const windowQuery =
  'query($l: ID!, $a: String!, $b: String!) { getLocalClassesV2(location_id: $l, min: $a, max: $b) { results { id name start_datetime available_spot_count waitlist_count class_type { name duration } instructors { name } location { city } } } }';
const read = (): LoadRequest => {
  const days = Math.floor(Math.random() * 30);
  const variables = { l: String(pick(openStudios).locationId), a: dayFromNow(days), b: dayFromNow(days + 2) };
  const search = new URLSearchParams({ query: windowQuery, variables: JSON.stringify(variables) });
  return { kind: 'read', path: `/graphql?${search}` };
};
const forms = Object.values(visitorForms).map(
  (form) =>
    (email: string): LoadRequest => ({ kind: 'form', method: 'POST', ...form(email) }),
);

const send = (
  origin: string,
  agent: Agent,
  what: LoadRequest,
  headers: Record<string, string>,
): Promise<LoadResponse> =>
  new Promise((resolve, reject) => {
    const { path, method = 'GET', body } = what;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { 'accept-encoding': 'br, gzip', ...headers, ...what.headers, ...length };
    const sent = request(`${origin}${path}`, { agent, method, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: what.kind === 'form' ? Buffer.concat(chunks).toString() : '',
        }),
      );
    });
    sent.setTimeout(30_000, () => sent.destroy(new Error('no response in 30 s')));
    sent.on('error', reject);
    sent.end(body);
  });

/** 429 and 503 are intended; any other status from 400 on is a failure, because all requests are valid. */
const isDeliberate = ({ status, headers }: LoadResponse) =>
  (status === 429 || status === 503) && headers['retry-after'] !== undefined;

/**
 * Loads pages, reads classes and sometimes sends a form, with pauses; obeys Retry-After, and repeats a form
 * without a response under the same idempotency key, as our pages do.
 */
export const visit = async (
  origin: string,
  name: number,
  isOver: () => boolean,
  record: Notes,
): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ip = `10.${(name >> 16) & 255}.${(name >> 8) & 255}.${name & 255}`;
  const sendAndRecord = async (what: LoadRequest, key?: string): Promise<LoadResponse | undefined> => {
    const started = performance.now();
    try {
      const headers = { 'x-forwarded-for': ip, ...(key && { 'idempotency-key': key }) };
      const response = await send(origin, agent, what, headers);
      record.responses.push({ kind: what.kind, status: response.status, ms: performance.now() - started });
      if (response.status >= 400 && !isDeliberate(response))
        record.broken.push(`${what.path.slice(0, 60)} got ${response.status} ${response.text.slice(0, 200)}`);
      return response;
    } catch (error) {
      record.broken.push(`${what.path.slice(0, 60)}: ${String(error)}`);
      return undefined;
    }
  };
  const waitBeforeRetry = (response: LoadResponse | undefined) =>
    pause(Math.min(3, Number(response?.headers['retry-after'] ?? 1)) * 1000 * (1 + Math.random()));

  await pause(Math.random() * 4_000);
  for (let turn = 0; !isOver(); turn++) {
    const chance = Math.random();
    if (chance < 0.06) {
      const email = `load.${name}.${turn}@example.com`;
      const form = pick(forms)(email);
      for (let attempt = 0; attempt < 4; attempt++) {
        const response = await sendAndRecord(form, `load-${name}-${turn}`);
        if (response?.status === 200 && !response.text.includes('"errors"')) {
          record.acknowledged.push(email);
          break;
        }
        if (isOver()) break;
        await waitBeforeRetry(response);
      }
    } else {
      const response = await sendAndRecord(chance < 0.4 ? read() : page());
      if (response && isDeliberate(response)) await waitBeforeRetry(response);
    }
    await pause(300 + Math.random() * 1_400);
  }
  agent.destroy();
};
