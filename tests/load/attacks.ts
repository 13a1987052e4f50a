import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { startCluster } from '#tests/databases/postgres-cluster.ts';
import { sendHelp } from '#tests/resilience/send-form.ts';
import { startSiteProcess } from '#tests/site/site-process.ts';
import { attackers, trickle } from './slow-bodies.ts';

const placesOfBodies = 400;
const bytesPerSecond = 600;
const minStored = 0.99;
/** IP addresses of this machine, as Linux has them; a visitor has another. */
const idleFrom = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];

/** Visitors who send one form each, every one from another network. Returns the statuses. */
const sendForms = async (url: string, seconds: number): Promise<number[]> => {
  const statuses: Promise<number>[] = [];
  for (let n = 0; n < seconds * 5; n++) {
    const from = `198.${18 + (n >> 8)}.${n & 255}.1`;
    const email = `attack.${performance.now()}@example.com`;
    statuses.push(
      sendHelp(url, { from, email }).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    await pause(200);
  }
  return Promise.all(statuses);
};

/** Bodies that trickle take all places, and come again as soon as the server ends them. */
const attackWithSlowBodies = async (port: number, url: string, ipOf: (n: number) => string, ms: number) => {
  const bodies = Array.from({ length: placesOfBodies }, (_, n) => trickle(port, ipOf(n)));
  let ended = 0;
  const sending = setInterval(() => {
    for (const [n, body] of bodies.entries()) {
      if (body.isOpen()) body.send(bytesPerSecond / 10);
      else {
        ended += 1;
        bodies[n] = trickle(port, ipOf(n));
      }
    }
  }, 100);
  await pause(2_000);
  const statuses = await sendForms(url, ms / 1000);
  clearInterval(sending);
  for (const body of bodies) body.end();
  return { statuses, ended };
};

const statusOf = (url: string): Promise<number> =>
  new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });

/** Idle connections of four IP addresses, opened again when the server ends them. */
const attackWithIdleConnections = async (port: number, url: string, count: number) => {
  const open = (n: number) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: idleFrom[n % idleFrom.length] });
    return socket.on('error', () => {}).resume();
  };
  const sockets = Array.from({ length: count }, (_, n) => open(n));
  await pause(2_000);
  const statuses: number[] = [];
  for (let n = 0; n < 50; n++) {
    for (const [at, socket] of sockets.entries())
      if (socket.destroyed && at % 50 === n) sockets[at] = open(at);
    statuses.push(await statusOf(url));
  }
  for (const socket of sockets) socket.destroy();
  return statuses;
};

/** Attacks with few bytes, on both databases, beside visitors with an IP address of their own. */
export const runAttacks = async (dataDir: string, seconds: number, broken: string[]) => {
  const cluster = await startCluster();
  const report: Record<string, object> = {};
  for (const [engine, DATABASE_URL] of [
    ['sqlite', ''],
    ['postgres', cluster.url],
  ] as const) {
    const settings = { DATA_DIR: `${dataDir}/${engine}`, DATABASE_URL, TRUSTED_PROXIES: '127.0.0.1' };
    const { port, url, stop } = await startSiteProcess({ ...settings, LOG_LEVEL: 'silent' });
    const database = await openDatabase({ ...settings, DATABASE_URL: DATABASE_URL || null });
    const countStored = async () =>
      (await unscoped(database.kysely).selectFrom('submissions').select('id').execute()).length;
    for (const [who, ipOf] of Object.entries(attackers)) {
      const before = await countStored();
      const { statuses, ended } = await attackWithSlowBodies(port, url, ipOf, seconds * 1000);
      const stored = (await countStored()) - before;
      report[`${engine}, slow bodies of ${who}`] = { sent: statuses.length, stored, slowBodiesEnded: ended };
      if (stored < minStored * statuses.length)
        broken.push(
          `beside slow bodies of ${who} on ${engine}, ${stored} of ${statuses.length} forms are stored`,
        );
    }
    const statuses = await attackWithIdleConnections(port, url, 10_000);
    const served = statuses.filter((status) => status === 200).length;
    report[`${engine}, 10,000 idle connections`] = { sent: statuses.length, served };
    if (served < statuses.length)
      broken.push(`beside idle connections on ${engine}, ${served} pages are served`);
    await database.close();
    await stop();
  }
  await cluster.stop();
  return report;
};
