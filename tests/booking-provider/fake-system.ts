import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listen } from '#tests/support/ports.ts';
import type { FakeApi } from './fake-api.ts';
import { createData, type FakeClass } from './fake-data.ts';
import { marianaApi } from './mariana-api.ts';

/** Ways in which the provider misbehaves, for one request. */
export type Misbehavior =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'html'
  | 'half'
  | 'huge'
  | 'redirect'
  | 'hang'
  | 'reset'
  | 'garbage';

/** Chooses the misbehavior for a request, or none. */
type Misbehave = (url: URL) => Misbehavior | undefined | Promise<Misbehavior | undefined>;

const json = { 'content-type': 'application/json' };

/** `whole` is the response if the provider behaved. */
const misbehaveWith = (mode: Misbehavior, whole: string, response: ServerResponse) => {
  if (typeof mode === 'object')
    return response
      .writeHead(mode.status, { ...json, ...mode.headers })
      .end(mode.body ?? '{"detail":"Sorry, Ana Example (ana@example.com) broke it."}');
  if (mode === 'hang') return response;
  if (mode === 'reset') return response.socket?.resetAndDestroy();
  if (mode === 'redirect')
    return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  if (mode === 'html')
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Scheduled maintenance</h1>');
  if (mode === 'garbage') return response.writeHead(200, json).end('{"results": 7}');
  if (mode === 'huge') {
    response.writeHead(200, json).write('{"results": ["');
    const chunk = 'x'.repeat(1_000_000);
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more);
    return more();
  }
  response.writeHead(200, { ...json, 'content-length': String(whole.length) });
  response.write(whole.slice(0, whole.length / 2), () => response.socket?.end());
  return response;
};

/** A booking system with this interface and its own data. */
export const startFakeSystem = async (
  api: FakeApi,
  given: { classes: readonly FakeClass[]; locations?: number },
) => {
  const data = createData(given.classes, given.locations);
  const respond = api.respondWith(data);
  const requests: { url: URL; headers: IncomingHttpHeaders }[] = [];
  const state: { misbehave: Misbehave | null; isAway: boolean } = { misbehave: null, isAway: false };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake.example');
    requests.push({ url, headers: request.headers });
    if (state.isAway) return void request.socket.destroy();
    const mode = await state.misbehave?.(url);
    const { status, body } = respond(url);
    if (mode) return void misbehaveWith(mode, JSON.stringify(body), response);
    response.writeHead(status, json).end(JSON.stringify(body));
  });
  const { origin, close } = await listen(server);

  return {
    url: origin + api.path,
    api,
    data,
    requests,
    /** The class with this id, to be changed. */
    classOf: (id: number): FakeClass => {
      const found = data.classes.find((one) => one.id === id);
      if (!found) throw new Error(`the fake has no class ${id}`);
      return found;
    },
    misbehave: (next: Misbehave | null) => {
      state.misbehave = next;
    },
    setAway: (isAway: boolean) => {
      state.isAway = isAway;
    },
    /** The mapping file for this fake. */
    mapping: () => ({
      locations: Object.fromEntries(
        data.locations.filter(({ slug }) => slug).map(({ id, slug }) => [id, slug]),
      ),
      classTypes: { '15': 'skip' },
      instructors: { '77': 'marisol-vega' },
      workshopTags: ['workshop'],
    }),
    close,
  };
};
export type FakeSystem = Awaited<ReturnType<typeof startFakeSystem>>;

export const startFakeMariana = (given: Parameters<typeof startFakeSystem>[1]): Promise<FakeSystem> =>
  startFakeSystem(marianaApi, given);
