import {
  type Change,
  type ChangeOf,
  contactChannels,
  dismissReasons,
  lostReasons,
  outcomes,
} from '#domain/tickets/transitions.ts';
import type { FuzzRandom } from '#tests/fuzz/random.ts';

type Known = { members: readonly string[]; tickets: readonly string[] };

/** A random change of each kind: a kind without an entry does not compile. */
const changeOfKind: { [Kind in Change['kind']]: (random: FuzzRandom, known: Known) => ChangeOf<Kind> } = {
  take: () => ({ kind: 'take' }),
  assign: ({ pick }, { members }) => ({ kind: 'assign', to: pick(members) }),
  'hand-back': () => ({ kind: 'hand-back' }),
  move: ({ below }) => ({ kind: 'move', studio: below(21) }),
  contact: ({ pick }) => ({ kind: 'contact', channel: pick(contactChannels) }),
  begin: () => ({ kind: 'begin' }),
  note: () => ({ kind: 'note', text: 'x' }),
  // May be "lost" without a reason, which is refused.
  resolve: ({ pick, isLikely }) => ({
    kind: 'resolve',
    outcome: pick(outcomes),
    ...(isLikely(0.5) ? { lost: pick(lostReasons) } : {}),
  }),
  dismiss: ({ pick }) => ({ kind: 'dismiss', reason: pick(dismissReasons) }),
  reopen: () => ({ kind: 'reopen' }),
  hold: () => ({ kind: 'hold' }),
  release: () => ({ kind: 'release' }),
  link: ({ pick }, { tickets }) => ({ kind: 'link', to: pick(tickets) }),
  return: () => ({ kind: 'return' }),
};

export const randomChange = (random: FuzzRandom, known: Known): Change =>
  random.pick(Object.values(changeOfKind))(random, known);
