import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { dayMs } from '#domain/durations.ts';
import { openStudios } from '#domain/studios.ts';

type LoadRequest = { path: string; method?: 'POST'; type?: string; body?: string };
type Flood = { connections: number; requestOf: (n: number) => LoadRequest };
type Seen = { status: number; ms: number };

/** The limit for the median response time of another visitor during a flood. */
const slowestMedianMs = 50;
const json = 'application/json';
const operation = (query: string): LoadRequest => ({
  path: '/graphql',
  method: 'POST',
  type: json,
  body: JSON.stringify({ query }),
});

/** Nine windows of a hundred classes each: just below the maximum cost of a document. */
const heavyQuery = (n: number): string => {
  const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const windows = Array.from({ length: 9 }, (_, at) => {
    const studio = openStudios[(n + at) % openStudios.length]?.locationId;
    const span = `location_id: "${studio}", min: "${day(0)}", max: "${day(20 + at)}", pageSize: 100`;
    return `w${at}: getLocalClassesV2(${span}) { results { id name start_datetime class_type { name duration } location { city } instructors { name } } }`;
  });
  return `query q${n} { ${windows.join(' ')} }`;
};

/** Expensive requests that cannot be cached, each as fast as one IP address can send it. */
const floods: Record<string, Flood> = {
  '/schedule?instructor=N': { connections: 60, requestOf: (n) => ({ path: `/schedule?instructor=${n}` }) },
  '/%zzN': { connections: 60, requestOf: (n) => ({ path: `/%zz${n}` }) },
  '/player/N': { connections: 60, requestOf: (n) => ({ path: `/player/${n}` }) },
  '/player of a film': { connections: 60, requestOf: (n) => ({ path: `/player/%2Fmedia%2F${n}.mp4` }) },
  'unknown pages': { connections: 60, requestOf: (n) => ({ path: `/no-such-page-${n}` }) },
  'classes that are over': { connections: 60, requestOf: (n) => ({ path: `/schedule/classes/${n}` }) },
  'calendars and places': {
    connections: 60,
    requestOf: (n) => ({ path: n % 2 ? `/calendar/davie.ics?${n}` : `/places?q=mia${n}` }),
  },
  'forms of pages': {
    connections: 60,
    requestOf: () => ({
      path: '/contact-us',
      method: 'POST',
      type: 'application/x-www-form-urlencoded',
      body: 'form=contact&email=x',
    }),
  },
  'GraphQL by GET': {
    connections: 60,
    requestOf: (n) => ({
      path: `/graphql?query=${encodeURIComponent('{getLocationsList{results{id}}}')}&n=${n}`,
    }),
  },
  'heavy GraphQL by POST': { connections: 30, requestOf: (n) => operation(heavyQuery(n)) },
};

const send = (
  origin: string,
  agent: Agent,
  { path, method, type, body }: LoadRequest,
  from: string,
): Promise<Seen> =>
  new Promise((resolve) => {
    const started = performance.now();
    const end = (status: number) => resolve({ status, ms: performance.now() - started });
    const headers = {
      'accept-encoding': 'br',
      'x-forwarded-for': from,
      ...(type && { 'content-type': type }),
      ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    };
    const sent = request(origin + path, { agent, method: method ?? 'GET', headers }, (response) => {
      response.resume();
      response.on('end', () => end(response.statusCode ?? 0));
      response.on('error', () => end(0));
    });
    sent.on('error', () => end(0));
    sent.end(body);
  });

const median = (seen: readonly Seen[]) =>
  Math.round((seen.map(({ ms }) => ms).toSorted((a, b) => a - b)[seen.length >> 1] ?? Number.NaN) * 10) / 10;

export type FloodReport = Record<
  string,
  { homeMs: number; fileMs: number; formMs: number; floodPerSecond: number }
>;

/** Runs one flood after the other, while another visitor loads the home page and a file, and sends forms. */
export const runFloods = async (origin: string, seconds: number, broken: string[]): Promise<FloodReport> => {
  const report: FloodReport = {};
  const visitor = new Agent({ keepAlive: true, maxSockets: 1 });
  const html = await (await fetch(origin)).text();
  const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '/favicon.svg';
  let sent = 0;
  // A new IP address each time, because the limit of forms per IP address is not tested here.
  let visitors = 0;
  const visitorIp = () => `198.${18 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors++ & 255}`;
  const contact = (): LoadRequest =>
    operation(`mutation { sendEmailForAppLink(email: "flood.${sent++}@example.com") }`);

  for (const [name, { connections, requestOf }] of Object.entries(floods)) {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    let isOver = false;
    let n = 0;
    const flood = Array.from({ length: connections }, async () => {
      let responses = 0;
      for (; !isOver; responses++) await send(origin, agent, requestOf(n++), '203.0.113.9');
      return responses;
    });
    await pause(1_000);
    const seen: Record<'home' | 'file' | 'form', Seen[]> = { home: [], file: [], form: [] };
    const until = performance.now() + seconds * 1000;
    for (let turn = 0; performance.now() < until; turn++) {
      const own = visitorIp();
      seen.home.push(await send(origin, visitor, { path: '/' }, own));
      seen.file.push(await send(origin, visitor, { path: file }, own));
      if (turn % 5 === 0) seen.form.push(await send(origin, visitor, contact(), own));
      await pause(20);
    }
    isOver = true;
    const responses = (await Promise.all(flood)).reduce((sum, count) => sum + count, 0);
    agent.destroy();
    for (const [what, list] of Object.entries(seen)) {
      const wrong = list.find(({ status }) => status !== 200);
      if (wrong) broken.push(`beside a flood of ${name}: ${what} got ${wrong.status}`);
    }
    const home = median(seen.home);
    if (home > slowestMedianMs) broken.push(`beside a flood of ${name}: the home page took ${home} ms`);
    report[name] = {
      homeMs: home,
      fileMs: median(seen.file),
      formMs: median(seen.form),
      floodPerSecond: Math.round(responses / (seconds + 1)),
    };
  }
  visitor.destroy();
  return report;
};
