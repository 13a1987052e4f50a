import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toStudioId } from '#domain/studios.ts';
import { fuzzRandom } from '#tests/fuzz/random.ts';
import { randomChange } from '#tests/staff/random-changes.ts';
import type { Change, ContactOutcome } from './changes.ts';
import { isClosing } from './stages.ts';
import { dismissedStatus, isClosed, type TicketState, transition } from './transitions.ts';

const fresh: TicketState = {
  ...{ status: 'NEW', assignee: null, studio: toStudioId(8), stage: 'new', reason: null },
  ...{ isHeld: false, isReached: false, tries: 0, nextAt: null, isErasureRequested: false },
};
const members = ['ana', 'luis', 'mia'] as const;
const anybody = fc.constantFrom(...members);
const changes = fc.nat().map((seed) => randomChange(fuzzRandom(seed), { members, tickets: ['other'] }));

test('no sequence of changes leaves a status without its assignee, or an assignee without a status', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(changes, anybody), { maxLength: 30 }), (sequence) => {
      let state = fresh;
      for (const [change, member] of sequence) {
        const by = change.kind === 'return' ? null : member;
        const stepped = transition(state, change, by);
        if (!stepped.ok) continue;
        const before = state;
        state = stepped.state;
        if (state.status === 'ASSIGNED') expect(state.assignee).not.toBeNull();
        if (state.status === 'NEW' || state.status === 'OPEN') expect(state.assignee).toBeNull();
        if (state.status === 'ASSIGNED') expect(state.isReached).toBe(false);
        expect(isClosing(state.stage) && !isClosed(state)).toBe(false);
        if (state.status === 'RESOLVED') expect(isClosing(state.stage)).toBe(true);
        if (state.stage === 'lost' && state.status === 'RESOLVED') expect(state.reason).not.toBeNull();
        if (isClosed(state)) expect(state.nextAt).toBeNull();
        // Only joined, not this time, an answer and a dismissal close.
        if (!isClosed(before) && isClosed(state)) expect(['stage', 'dismiss']).toContain(change.kind);
        if (change.kind === 'contact' && change.outcome !== 'reached')
          expect(state.isReached).toBe(before.isReached);
        expect(state.tries).toBeGreaterThanOrEqual(before.tries);
        if (before.isReached && !(change.kind === 'stage' && change.stage === 'new'))
          expect(state.isReached).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test.each<[string, Partial<TicketState>, Change, string]>([
  ['a free lead', {}, { kind: 'take-over' }, 'no-change'],
  ['a taken lead', { status: 'ASSIGNED', assignee: 'luis' }, { kind: 'take' }, 'taken'],
  ['a closed lead', { status: 'RESOLVED', stage: 'joined' }, { kind: 'take' }, 'closed'],
  ['a held lead', { isHeld: true }, { kind: 'contact', channel: 'call', outcome: 'reached' }, 'held'],
  ['a lead without an assignee', {}, { kind: 'hand-back' }, 'no-change'],
  ['a lead that is lost without a reason', {}, { kind: 'stage', stage: 'lost' }, 'needs-reason'],
  ['a lead of this studio', {}, { kind: 'move', studio: toStudioId(8) }, 'no-change'],
  ['an open lead', {}, { kind: 'reopen' }, 'no-change'],
  ['a finished lead', { status: 'RESOLVED', stage: 'joined' }, { kind: 'plan', next: 4 }, 'closed'],
  [
    'an answered lead',
    { status: 'IN_PROGRESS', isReached: true, stage: 'in-touch', assignee: 'mia' },
    { kind: 'return' },
    'no-change',
  ],
])('%s refuses the change with a reason', (_, state, change, because) => {
  expect(transition({ ...fresh, ...state }, change, 'ana')).toEqual({ ok: false, because });
});

const steps = (...changes: Change[]): TicketState =>
  changes.reduce((state, change) => {
    const stepped = transition(state, change, 'ana');
    if (!stepped.ok) throw new Error(`${change.kind}: ${stepped.because}`);
    return stepped.state;
  }, fresh);
const call = (outcome: ContactOutcome, next = 7): Change => ({
  ...{ kind: 'contact', channel: 'call', outcome },
  ...(outcome === 'not-sent' ? {} : { next }),
});

test('only a real answer makes a lead answered; every try counts and has a next step', () => {
  expect(steps(call('not-sent'))).toEqual(fresh);
  expect(steps(call('no-answer', 5), call('voicemail', 6))).toMatchObject({
    ...{ status: 'ASSIGNED', assignee: 'ana', stage: 'new', isReached: false },
    ...{ tries: 2, nextAt: 6 },
  });
  expect(steps(call('no-answer'), call('reached', 9))).toMatchObject({
    ...{ status: 'IN_PROGRESS', stage: 'in-touch', isReached: true },
    ...{ tries: 2, nextAt: 9 },
  });
});

test('a stage moves both ways, also out of a closing one, and back to new the answer is missing again', () => {
  const trial: Change = { kind: 'stage', stage: 'trial-booked', next: 3 };
  const joined: Change = { kind: 'stage', stage: 'joined' };
  expect(steps(trial)).toMatchObject({ status: 'IN_PROGRESS', isReached: true, nextAt: 3 });
  expect(steps(trial, joined)).toMatchObject({ status: 'RESOLVED', stage: 'joined', nextAt: null });
  expect(steps(joined, trial)).toMatchObject({ status: 'IN_PROGRESS', stage: 'trial-booked', nextAt: 3 });
  expect(steps(trial, { kind: 'stage', stage: 'new', next: 4 })).toMatchObject({
    ...{ status: 'ASSIGNED', isReached: false, nextAt: 4 },
  });
});

test('a dismissal can get another reason, and a second press of the same one changes nothing', () => {
  const dismissed = steps({ kind: 'dismiss', reason: 'test' });
  expect(transition(dismissed, { kind: 'dismiss', reason: 'test' }, 'ana')).toEqual({
    ...{ ok: false, because: 'no-change' },
  });
  const other = transition(dismissed, { kind: 'dismiss', reason: 'duplicate' }, 'ana');
  expect(other).toMatchObject({ ok: true, state: { reason: 'duplicate' } });
});

test('a message that was held by mistake keeps its next step', () => {
  const state = steps({ kind: 'plan', next: 4 }, { kind: 'hold' }, { kind: 'release' });
  expect(state).toMatchObject({ isHeld: false, nextAt: 4 });
});

test('a held message that is spam is closed and stays held, so that its mails are never sent', () => {
  const spam = steps({ kind: 'hold' }, { kind: 'dismiss', reason: 'spam' });
  expect(spam).toMatchObject({ status: dismissedStatus, isHeld: true, reason: 'spam' });
  expect(transition(spam, { kind: 'reopen' }, 'ana')).toEqual({ ok: false, because: 'held' });
  expect(transition(spam, { kind: 'release' }, 'ana')).toMatchObject({
    state: { status: 'NEW', isHeld: false },
  });
});
