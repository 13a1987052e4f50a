import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzzRandom } from '#tests/fuzz/random.ts';
import { randomChange } from '#tests/staff/random-changes.ts';
import { type Change, dismissedStatus, type TicketState, transition } from './transitions.ts';

const fresh: TicketState = {
  ...{ status: 'NEW', assignee: null, studio: 8, outcome: null, reason: null },
  ...{ isHeld: false, isContacted: false, linkedTo: null },
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
        const wasContacted = state.isContacted;
        state = stepped.state;
        if (state.status === 'ASSIGNED') expect(state.assignee).not.toBeNull();
        if (state.status === 'NEW' || state.status === 'OPEN') expect(state.assignee).toBeNull();
        if (state.status === 'ASSIGNED') expect(state.isContacted).toBe(false);
        if (state.status === 'RESOLVED') expect(state.outcome).not.toBeNull();
        if (state.outcome === 'lost') expect(state.reason).not.toBeNull();
        if (state.status !== 'RESOLVED') expect(state.outcome).toBeNull();
        if (state.linkedTo !== null)
          expect([state.status, state.reason]).toEqual([dismissedStatus, 'duplicate']);
        if (wasContacted) expect(state.isContacted).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

test.each<[string, Partial<TicketState>, Change, string]>([
  ['a taken lead', { status: 'ASSIGNED', assignee: 'luis' }, { kind: 'take' }, 'taken'],
  ['a closed lead', { status: 'RESOLVED', outcome: 'joined' }, { kind: 'take' }, 'closed'],
  ['a held lead', { isHeld: true }, { kind: 'contact', channel: 'call' }, 'held'],
  ['a lead without an assignee', {}, { kind: 'hand-back' }, 'no-change'],
  ['a lead that is lost without a reason', {}, { kind: 'resolve', outcome: 'lost' }, 'needs-reason'],
  ['a lead of this studio', {}, { kind: 'move', studio: 8 }, 'no-change'],
  ['an open lead', {}, { kind: 'reopen' }, 'no-change'],
  ['a finished lead', { status: 'RESOLVED', outcome: 'joined' }, { kind: 'link', to: 'other' }, 'closed'],
  [
    'a contacted lead',
    { status: 'IN_PROGRESS', isContacted: true, assignee: 'mia' },
    { kind: 'return' },
    'no-change',
  ],
])('%s refuses the change with a reason', (_, state, change, because) => {
  expect(transition({ ...fresh, ...state }, change, 'ana')).toEqual({ ok: false, because });
});
