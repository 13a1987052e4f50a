import { hourMs } from '#domain/durations.ts';
import { type Role, readableScopes, workableScopes } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Change } from '#domain/tickets/changes.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { disableStaffMember } from '#server/models/staff/member-changes.ts';
import { actorOf, systemActor } from '#server/models/staff/staff-types.ts';
import { changeTicket } from '#server/models/tickets/changes/change-ticket.ts';
import { saveReply } from '#server/models/tickets/mails/saved-replies.ts';
import { entryKinds } from '#server/outbox/entry-kinds.ts';
import { claim, park } from '#server/outbox/leased-entries.ts';
import type { RenderStaff } from '#staff/screen-types.ts';
import type { FuzzRandom } from '#tests/fuzz/random.ts';
import { createStaffRouterSite, type StaffBrowser } from '#tests/site/staff-router-site.ts';
import { addMarkedAccounts } from './marked-accounts.ts';
import { nameMark, sendMarkedLeads } from './marked-leads.ts';
import type { Viewer } from './oracle.ts';

type Browsing = Viewer & { request: StaffBrowser['request']; label: string };

const team: readonly (readonly [Role, readonly number[]])[] = [
  ['Corporate', []],
  ['Studio_Manager', [1]],
  ['Studio_Manager', [2, 3]],
  ['Studio_Manager', [4, 5, 18]],
  ['Studio_Manager', [19, 20]],
  ['Front_Desk', [1]],
  ['Front_Desk', [3]],
  ['Front_Desk', [5, 6]],
  ['Front_Desk', [18]],
  ['Front_Desk', []],
  ['Teacher', [1]],
  ['Teacher', [2, 3]],
];

const now = Date.parse('2026-11-16T14:00:00Z');

const anyChange = ({ pick }: FuzzRandom, n: number): Change =>
  pick<Change>([
    { kind: 'take' },
    { kind: 'contact', channel: 'call', outcome: 'reached', next: now + hourMs },
    { kind: 'contact', channel: 'call', outcome: 'no-answer', next: now + hourMs },
    { kind: 'note', text: `Wants to come on Monday, ${nameMark(n)}` },
    { kind: 'stage', stage: 'answered' },
    { kind: 'stage', stage: 'trial-booked', next: now + hourMs },
    { kind: 'stage', stage: 'lost', lost: 'health' },
    { kind: 'dismiss', reason: 'duplicate' },
    { kind: 'move', studio: pick([0, 1, 2, 3, 5, 18].map(toStudioId)) },
    { kind: 'hold' },
  ]);

/**
 * The routes of /staff with marked accounts and leads, of which some are worked on, moved and parked,
 * and all kinds of members.
 */
export const createMarkedSite = async (
  database: Database,
  {
    dataDir,
    leadCount,
    random,
    render = () => '',
  }: { dataDir: string; leadCount: number; random: FuzzRandom; render?: RenderStaff },
) => {
  const site = createStaffRouterSite(database, render, { now, settings: { DATA_DIR: dataDir } });
  await sendMarkedLeads(site.services.forms, leadCount, random, now - 1000);
  await addMarkedAccounts(database, now - 1000);
  const members: Browsing[] = [
    { id: '', role: 'Teacher', studios: [], request: site.signedOut.request, label: 'signed out' },
  ];
  for (const [n, [role, studios]] of team.entries()) {
    const { id, request } = await site.signedIn(role, studios, `Colleague zs${n}x`);
    members.push({ id, role, studios: studios.map(toStudioId), request, label: `${role} [${studios}]` });
  }
  const left = await site.signedIn('Corporate', [], 'Left last week');
  await disableStaffMember(database, systemActor, { id: left.id, studios: [] }, now);
  members.push({ id: left.id, role: 'Teacher', studios: [], request: left.request, label: 'disabled' });

  const tickets = await unscoped(database.kysely)
    .selectFrom('tickets')
    .select(['id', 'scope', 'name'])
    .execute();
  const workers = members.filter((member) => workableScopes(member).length > 0);
  for (const { id, scope, name } of tickets) {
    const n = Number(/zn(\d{4})x/.exec(name)?.[1]);
    for (let step = random.below(4); step > 0; step--) {
      const member = random.pick(workers.filter((one) => readableScopes(one).includes(scope)));
      await changeTicket(database, {
        actor: actorOf(member),
        id,
        change: anyChange(random, n),
        now: now - step * 60_000,
      });
    }
  }
  const corporate = members.find(({ role }) => role === 'Corporate');
  if (!corporate) throw new Error('nobody may see everything');
  for (const studio of [0, 1, 2, 3, 5, 18].map(toStudioId)) {
    const reply = { id: null, studio, title: `Studio ${studio}`, text: 'Hi {first name}' };
    await saveReply(database, actorOf(corporate), reply, now);
  }
  const entries = await claim(database, { count: 25, leaseMs: 60_000, now, kinds: entryKinds });
  for (const entry of entries) await park(database.kysely, entry, '550 5.1.1 no such mailbox');
  return { site, members };
};
