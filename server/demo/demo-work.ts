import type { Instant } from '#domain/dates.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import type { SeededRandom } from '#domain/seeded-random.ts';
import { workableScopes } from '#domain/staff/permissions.ts';
import { type ScopeClass, scopeClassOfScope } from '#domain/staff/scopes.ts';
import type { Change } from '#domain/tickets/changes.ts';
import { isClosing, stagesOf } from '#domain/tickets/stages.ts';
import type { Tx } from '#server/db/connect.ts';
import { actorOf, systemActor } from '#server/models/staff/staff-types.ts';
import { changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { followUpAt, openMsBetween } from '#server/models/tickets/due.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import * as words from '#words/staff/demo.ts';
import type { DemoMember } from './demo-team.ts';

const weekMs = 7 * dayMs;
const notes: Record<ScopeClass, readonly string[]> = {
  lead: words.answerNotes,
  membership: words.memberNotes,
  application: words.applicationNotes,
  'senior-application': words.applicationNotes,
};

/** Minutes after the step before it. */
const pauses = {
  ...{ take: 0, assign: 0, dismiss: 0, return: 0, voicemail: 5, reached: 2, note: 4 },
  ...{ 'trial-booked': 10, visited: 22 * 60, joined: 20 * 60, lost: 48 * 60 },
};
/** What a member does with a lead; `return` is made by server/jobs/staff-job.ts. */
export type Step = keyof typeof pauses;

type Work = { tx: Tx; team: readonly DemoMember[]; random: SeededRandom; now: Instant };

/** Undefined for a stage that tickets of this form do not have. */
const changeOf = (
  step: Step,
  { scope, phone, form }: TicketRecord,
  { at, assignee, random }: { at: Instant; assignee: string; random: SeededRandom },
): Change | undefined => {
  switch (step) {
    case 'take':
    case 'return':
      return { kind: step };
    case 'assign':
      return { kind: step, to: assignee };
    case 'dismiss':
      return { kind: step, reason: random.pick(['test', 'duplicate', 'wrong-number']) };
    case 'note':
      return { kind: step, text: random.pick(notes[scopeClassOfScope(scope)]) };
    case 'voicemail':
      return { kind: 'contact', channel: 'call', outcome: step, next: followUpAt('tomorrow', at) };
    case 'reached': {
      const channel = phone ? random.pick(['call', 'call', 'text'] as const) : 'mail';
      return { kind: 'contact', channel, outcome: step, next: followUpAt('in-3-days', at) };
    }
    default:
      if (!stagesOf(form).includes(step))
        return isClosing(step) ? { kind: 'stage', stage: 'answered' } : undefined;
      return {
        kind: 'stage',
        stage: step,
        next: followUpAt('tomorrow', at),
        ...(step === 'lost' && { lost: random.pick(['price', 'distance', 'timing', 'no-answer'] as const) }),
      };
  }
};

/** Applies what the team did with a lead, as /staff does. */
export const workOn = async (
  { tx, team, random, now }: Work,
  ticket: TicketRecord,
  steps: readonly Step[],
): Promise<void> => {
  const workers = team.filter(
    (one) => one.role !== 'Corporate' && workableScopes(one).includes(ticket.scope),
  );
  const member = random.pick(workers.length > 0 ? workers : team.slice(0, 1));
  const manager = workers.find(({ role }) => role === 'Studio_Manager') ?? member;
  // The team answers faster every week.
  const typical = 10 + (25 * (now - ticket.created_at)) / weekMs;
  let at = ticket.created_at + 3 * random.next() ** 2 * typical * minuteMs;
  for (const step of steps) {
    // The job removes the assignee when the promised time is over.
    at = step === 'return' ? (ticket.due_at ?? at) : at + pauses[step] * minuteMs;
    const isOpen = openMsBetween(ticket.studio_id, at, at + minuteMs) > 0;
    at = Math.round(Math.min(isOpen ? at : followUpAt('today', at), now - 1000));
    const by = step === 'assign' ? manager : step === 'return' ? null : member;
    const change = changeOf(step, ticket, { at, assignee: member.id, random });
    if (!change) continue;
    const actor = by ? actorOf(by) : systemActor;
    const result = await changeTicketWithTx(tx, { member: by, actor, id: ticket.id, change, now: at });
    if (!result.ok) throw new Error(`the demo cannot ${change.kind} a ${ticket.form}: ${result.because}`);
  }
};
