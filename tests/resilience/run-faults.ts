import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { retryNow } from '#server/outbox/outbox.ts';
import { accepted, type ProviderResponse, startFakeMarketing } from '#tests/fakes/fake-marketing.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { leadServer } from '#tests/site/lead-server-process.ts';
import { temporaryRoot } from '#tests/support/temporary-root.ts';
import { type Behavior, startFlakyProxy } from './flaky-proxy.ts';
import { type SentForm, visitor } from './visitors.ts';

export type FaultReport = {
  acknowledged: number;
  stored: number;
  mails: number;
  tickets: number;
  /** Empty when nothing was lost or repeated. */
  broken: string[];
};

const behaviors: readonly Behavior[] = ['well', 'down', 'slow', 'nonsense'];
const providerResponses: readonly ProviderResponse[] = [
  accepted,
  { status: 500, body: 'oops' },
  { status: 429, body: '{}', headers: { 'retry-after': '1' } },
  { status: 200, body: '<html>welcome</html>' },
];

const waitForEmptyOutbox = async ({ kysely }: Database, giveUpAfterMs: number) => {
  const giveUpAt = Date.now() + giveUpAfterMs;
  for (;;) {
    const open = await unscoped(kysely)
      .selectFrom('outbox')
      .select('id')
      .where('state', '<>', 'done')
      .execute();
    if (open.length === 0 || Date.now() > giveUpAt) return open.length;
    await retryNow(kysely, Date.now());
    await pause(300);
  }
};

const counted = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
const repeats = (counts: Map<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count - 1, 0);

/** Every acknowledged form is stored exactly once, and each of its mails and leads has arrived. */
const examine = async (
  { kysely }: Database,
  {
    acknowledged,
    messageIds,
    leads,
  }: { acknowledged: readonly SentForm[]; messageIds: Map<string, number>; leads: Map<string, number> },
  broken: string[],
) => {
  const rows = await unscoped(kysely).selectFrom('submissions').select(['id', 'email']).execute();
  const stored = counted(rows.map(({ email }) => email));
  for (const [email, count] of stored) if (count !== 1) broken.push(`${email} is stored ${count} times`);
  for (const { email, kind } of acknowledged) {
    if (!stored.has(email)) broken.push(`${email} was acknowledged and is lost`);
    if (kind === 'marketing-lead' && !leads.has(email)) broken.push(`the lead of ${email} never arrived`);
  }
  const mails = await unscoped(kysely)
    .selectFrom('outbox')
    .select('id')
    .where('kind', '<>', 'forward-lead')
    .execute();
  for (const { id } of mails) if (!messageIds.has(id)) broken.push(`mail ${id} never arrived`);
  return rows.length;
};

/** Every submission has exactly one complete ticket: a ticket's words are written in its transaction. */
const examineTickets = async ({ kysely }: Database, broken: string[]) => {
  const submissions = await unscoped(kysely).selectFrom('submissions').select('id').execute();
  const tickets = await unscoped(kysely).selectFrom('tickets').select(['id', 'scope', 'reference']).execute();
  const words = await unscoped(kysely).selectFrom('ticket_words').selectAll().execute();
  const wordsOf = Map.groupBy(words, ({ ticket_id }) => ticket_id);
  const known = new Set(submissions.map(({ id }) => id));
  const opened = new Set(tickets.map(({ id }) => id));
  for (const { id } of submissions) if (!opened.has(id)) broken.push(`${id} has no ticket`);
  for (const { id, scope, reference } of tickets) {
    if (!known.has(id)) broken.push(`ticket ${id} has no submission`);
    const own = new Set((wordsOf.get(id) ?? []).map(({ word }) => word));
    if (!['lena', reference.toLowerCase()].every((word) => own.has(word)))
      broken.push(`ticket ${id} lacks words`);
    if ((wordsOf.get(id) ?? []).some((row) => row.scope !== scope))
      broken.push(`ticket ${id} has foreign words`);
  }
  return tickets.length;
};

export const runFaults = async ({
  kills,
  visitors,
}: {
  kills: number;
  visitors: number;
}): Promise<FaultReport> => {
  const dataDir = mkdtempSync(join(temporaryRoot, 'heliora-faults-'));
  const [smtp, marketing] = [await startFakeSmtp(), await startFakeMarketing()];
  const smtpLine = await startFlakyProxy(smtp.port);
  const marketingLine = await startFlakyProxy(Number(new URL(marketing.url).port));
  const server = await leadServer({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtpLine.port}`,
    MARKETING_URL: `http://127.0.0.1:${marketingLine.port}/submit`,
    MARKETING_PORTAL: 'p',
    MARKETING_FORMS: 'future-openings=f',
  });

  let isOver = false;
  const acknowledged: SentForm[] = [];
  const under = Array.from({ length: visitors }, (_, name) =>
    visitor(server.url, name, acknowledged, () => isOver),
  );
  /** The kill comes at a random moment during the work. */
  const untilBusy = async () => {
    const enough = acknowledged.length + 3 + Math.random() * 20;
    const giveUpAt = Date.now() + 8000;
    while (acknowledged.length < enough && Date.now() < giveUpAt) await pause(Math.random() * 20);
  };
  for (let n = 1; n <= kills; n++) {
    smtpLine.turn(behaviors[n % behaviors.length] as Behavior);
    marketingLine.turn(behaviors[(n + 2) % behaviors.length] as Behavior);
    const response = providerResponses[n % providerResponses.length] as ProviderResponse;
    marketing.respondWith(() => response);
    await untilBusy();
    await server.kill();
    await server.start();
  }
  isOver = true;
  await Promise.all(under);

  smtpLine.turn('well');
  marketingLine.turn('well');
  marketing.respondWith(() => accepted);
  const database = await openDatabase({ DATABASE_URL: null, DATA_DIR: dataDir });
  const broken: string[] = [];
  const open = await waitForEmptyOutbox(database, 120_000);
  if (open) broken.push(`${open} outbox entries were never finished`);
  const crash = server.crash();
  if (crash) broken.push(`the server crashed: ${crash}`);

  const messageIds = counted(
    smtp.received.map(({ source }) => /Message-ID: <([^@]+)@/i.exec(source)?.[1] ?? ''),
  );
  const leads = counted(
    marketing.received.map(({ body }) => {
      const fields = body.fields as { name: string; value: string }[];
      return fields.find(({ name }) => name === 'email')?.value ?? '';
    }),
  );
  const stored = await examine(database, { acknowledged, messageIds, leads }, broken);
  const tickets = await examineTickets(database, broken);
  // A kill between sending a delivery and recording it repeats that delivery, and no other.
  const allowedRepeats = 8 * kills;
  if (repeats(messageIds) > allowedRepeats) broken.push(`${repeats(messageIds)} mails were sent twice`);

  await server.kill();
  await database.close();
  await Promise.all([smtpLine.close(), marketingLine.close()]);
  await Promise.all([smtp.close(), marketing.close()]);
  rmSync(dataDir, { recursive: true, force: true });
  return {
    acknowledged: acknowledged.length,
    stored,
    mails: messageIds.size,
    tickets,
    broken,
  };
};
