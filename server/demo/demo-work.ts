import type { Instant } from '#domain/dates.ts';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import type { SeededRandom } from '#domain/seeded-random.ts';
import { workableScopes } from '#domain/staff/permissions.ts';
import { type Scope, type ScopeClass, scopeClassOfScope } from '#domain/staff/scopes.ts';
import type { StudioId } from '#domain/studios.ts';
import { stagesOf } from '#domain/tickets/stages.ts';
import type { Change } from '#domain/tickets/transitions.ts';
import type { Tx } from '#server/db/connect.ts';
import { actorOf, systemActor } from '#server/models/staff/staff-types.ts';
import { changeInTx } from '#server/models/tickets/changes/change-ticket.ts';
import { followUpAt, openMsBetween } from '#server/models/tickets/due.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import * as words from '#words/staff/demo.ts';
import type { DemoState } from './demo-plan.ts';
import type { DemoMember } from './demo-team.ts';

const weekMs = 7 * dayMs;

/** By age in weeks: minutes until the first contact, and the share of leads that never got one. */
const answerMinutes = [25, 50, 120, 240, 360];
const shareWithoutAnswer = [0, 0.02, 0.08, 0.15, 0.23];
const ofWeek = (list: readonly number[], age: number) =>
  list[Math.min(list.length - 1, Math.floor(age / weekMs))] as number;

/** The next time at which the studio is open. */
const whenOpen = (studio: StudioId, at: Instant): Instant => {
  let open = at;
  while (openMsBetween(studio, open, open + minuteMs) === 0) open += 10 * minuteMs;
  return open;
};

type Work = { tx: Tx; team: readonly DemoMember[]; random: SeededRandom; now: Instant };

/** Applies changes at the given times, as /staff does. `member` is null for the overdue job. */
const changer = ({ tx, now }: Work, ticket: TicketRecord) => {
  let last = ticket.created_at;
  return async (member: DemoMember | null, change: Change, at: Instant): Promise<void> => {
    last = Math.round(Math.min(Math.max(at, last + 1000), now - 1000));
    const actor = member ? actorOf(member) : systemActor;
    const result = await changeInTx(tx, { member, actor, id: ticket.id, change, now: last });
    if (!result.ok) throw new Error(`the demo cannot ${change.kind} a ${ticket.form}: ${result.because}`);
  };
};

const workersOf = ({ team }: Work, scope: Scope): DemoMember[] => {
  const near = team.filter((one) => one.role !== 'Corporate' && workableScopes(one).includes(scope));
  return near.length > 0 ? near : team.filter(({ role }) => role === 'Corporate');
};

const leadOutcomes: readonly Change[] = [
  ...(['joined', 'joined', 'joined', 'joined'] as const).map((stage): Change => ({ kind: 'stage', stage })),
  { kind: 'stage', stage: 'lost', lost: 'price' },
  { kind: 'stage', stage: 'lost', lost: 'no-answer' },
  { kind: 'stage', stage: 'lost', lost: 'distance' },
];
const answered: Change = { kind: 'stage', stage: 'answered' };
type Ending = { notes: readonly string[]; outcomes: readonly Change[] };
const applicationEnding: Ending = {
  notes: words.applicationNotes,
  outcomes: [answered],
};
const endings: Record<ScopeClass, Ending> = {
  lead: { notes: words.answerNotes, outcomes: leadOutcomes },
  membership: { notes: words.memberNotes, outcomes: [answered] },
  application: applicationEnding,
  'senior-application': applicationEnding,
};
const endingOf = ({ scope, form }: TicketRecord): Ending => {
  const ending = endings[scopeClassOfScope(scope)];
  return stagesOf(form).includes('answered') ? { ...ending, outcomes: [answered] } : ending;
};

const closedUnanswered: readonly Change[] = [
  { kind: 'dismiss', reason: 'test' },
  { kind: 'dismiss', reason: 'duplicate' },
  { kind: 'dismiss', reason: 'wrong-number' },
];

const contact = async (work: Work, ticket: TicketRecord): Promise<{ member: DemoMember; at: Instant }> => {
  const { random, now } = work;
  const change = changer(work, ticket);
  const member = random.pick(workersOf(work, ticket.scope));
  const typical = ofWeek(answerMinutes, now - ticket.created_at);
  const waited = Math.round((0.2 + 1.4 * random.next()) * typical * minuteMs);
  const at = whenOpen(ticket.studio_id, ticket.created_at + waited);
  if (random.int(3) > 0) await change(member, { kind: 'take' }, at - 2 * minuteMs);
  const channel = ticket.phone ? random.pick(['call', 'call', 'text'] as const) : 'mail';
  const reached: Change = { kind: 'contact', channel, outcome: 'reached', next: followUpAt('in-3-days', at) };
  if (random.int(3) === 0)
    await change(member, { ...reached, outcome: 'no-answer', next: at }, at - minuteMs);
  await change(member, reached, at);
  if (random.int(5) < 3)
    await change(member, { kind: 'note', text: random.pick(endingOf(ticket).notes) }, at + 4 * minuteMs);
  return { member, at: at + 5 * minuteMs };
};

/** Two of three leads book a trial, and most of these come. Returns the time of the last step. */
const advance = async (
  work: Work,
  ticket: TicketRecord,
  member: DemoMember,
  at: Instant,
): Promise<Instant> => {
  const { random } = work;
  const change = changer(work, ticket);
  if (!stagesOf(ticket.form).includes('visited') || random.int(3) === 0) return at;
  const booked = at + 10 * minuteMs;
  await change(
    member,
    { kind: 'stage', stage: 'trial-booked', next: followUpAt('in-3-days', booked) },
    booked,
  );
  if (random.int(4) === 0) return booked;
  const came = whenOpen(ticket.studio_id, booked + (20 + random.int(8)) * hourMs);
  await change(member, { kind: 'stage', stage: 'visited', next: followUpAt('tomorrow', came) }, came);
  return came;
};

const finish = async (work: Work, ticket: TicketRecord): Promise<void> => {
  const { random, now } = work;
  const age = now - ticket.created_at;
  const nextDay = whenOpen(ticket.studio_id, ticket.created_at + 26 * hourMs);
  if (random.int(20) === 0) {
    const [member] = workersOf(work, ticket.scope);
    return changer(work, ticket)(member as DemoMember, random.pick(closedUnanswered), nextDay);
  }
  if (random.next() < ofWeek(shareWithoutAnswer, age)) {
    const change = changer(work, ticket);
    const member = random.pick(workersOf(work, ticket.scope));
    await change(member, { kind: 'note', text: words.lateNote }, nextDay);
    return change(
      member,
      stagesOf(ticket.form).includes('lost') ? { kind: 'stage', stage: 'lost', lost: 'other' } : answered,
      nextDay + minuteMs,
    );
  }
  const { member, at } = await contact(work, ticket);
  const visited = await advance(work, ticket, member, at);
  const end = random.pick(endingOf(ticket).outcomes);
  const ended = whenOpen(ticket.studio_id, visited + (1 + random.int(36)) * hourMs);
  await changer(work, ticket)(member, end, ended);
};

/** Every second lead is assigned by a manager; the others are taken. */
const assign = async (work: Work, ticket: TicketRecord): Promise<void> => {
  const { random, now } = work;
  const change = changer(work, ticket);
  const workers = workersOf(work, ticket.scope);
  const manager = workers.find(({ role }) => role === 'Studio_Manager');
  const colleague = random.pick(workers);
  const at = now - (5 + random.int(50)) * minuteMs;
  if (manager && manager !== colleague) return change(manager, { kind: 'assign', to: colleague.id }, at);
  return change(colleague, { kind: 'take' }, at);
};

/** A lead that is taken and then loses its assignee after the due time, as in the overdue job. */
const forget = async (work: Work, ticket: TicketRecord): Promise<void> => {
  const change = changer(work, ticket);
  const member = work.random.pick(workersOf(work, ticket.scope));
  await change(member, { kind: 'take' }, ticket.created_at + 20 * minuteMs);
  await change(null, { kind: 'return' }, (ticket.due_at ?? work.now) + minuteMs);
};

/** Applies what the team did with a lead. */
export const workOn = async (work: Work, ticket: TicketRecord, state: DemoState): Promise<void> => {
  if (state === 'overdue') await forget(work, ticket);
  else if (state === 'assigned') await assign(work, ticket);
  else if (state === 'in-touch') {
    const { member, at } = await contact(work, ticket);
    if (work.random.int(2) === 0) await advance(work, ticket, member, at);
  } else if (state === 'done') await finish(work, ticket);
};
