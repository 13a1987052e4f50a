import { toStudioId } from '#domain/studios.ts';
import {
  type Change,
  type ChangeOf,
  contactChannels,
  contactOutcomes,
  dismissReasons,
  lostReasons,
} from '#domain/tickets/changes.ts';
import { stages } from '#domain/tickets/stages.ts';
import type { FuzzRandom } from '#tests/fuzz/random.ts';

const later = Date.parse('2026-11-19T15:00:00Z');
const contact = { name: 'x', email: 'x@example.com', phone: '305-555-0100' };
type Known = { members: readonly string[]; tickets: readonly string[] };

/** A random change of each kind: a kind without an entry does not compile. */
const changeOfKind: { [Kind in Change['kind']]: (random: FuzzRandom, known: Known) => ChangeOf<Kind> } = {
  take: () => ({ kind: 'take' }),
  assign: ({ pick }, { members }) => ({ kind: 'assign', to: pick(members) }),
  'hand-back': () => ({ kind: 'hand-back' }),
  move: ({ below }) => ({ kind: 'move', studio: toStudioId(below(21)) }),
  contact: ({ pick }) => ({
    ...{ kind: 'contact', channel: pick(contactChannels) },
    ...{ outcome: pick(contactOutcomes), next: later },
  }),
  plan: () => ({ kind: 'plan', next: later }),
  note: () => ({ kind: 'note', text: 'x' }),
  reply: () => ({ kind: 'reply', to: 'x@example.com', subject: 'x', text: 'x', next: later }),
  'take-over': () => ({ kind: 'take-over' }),
  edit: () => ({ kind: 'edit', was: null, now: contact }),
  'request-erasure': () => ({ kind: 'request-erasure' }),
  sent: () => ({ kind: 'sent', reply: 'x' }),
  // May be "lost" without a reason, which is refused.
  stage: ({ pick, isLikely }) => ({
    kind: 'stage',
    stage: pick(stages),
    next: later,
    ...(isLikely(0.5) ? { lost: pick(lostReasons) } : {}),
  }),
  dismiss: ({ pick }) => ({ kind: 'dismiss', reason: pick(dismissReasons) }),
  reopen: () => ({ kind: 'reopen' }),
  hold: () => ({ kind: 'hold' }),
  release: () => ({ kind: 'release' }),
  return: () => ({ kind: 'return' }),
};

export const randomChange = (random: FuzzRandom, known: Known): Change =>
  random.pick(Object.values(changeOfKind))(random, known);
