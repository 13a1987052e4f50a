import type { SessionLine } from '#server/models/staff/sessions.ts';
import type { Screens } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { browserName } from './browser-name.ts';

/** Sessions with the browser's name, as a member recognizes them. */
export const sessionLines = (
  sessions: readonly SessionLine[],
  current: string | null,
): Screens['me']['sessions'] =>
  sessions.map(({ id, method, isShared, agent, createdAt, seenAt }) => ({
    id,
    isCurrent: id === current,
    method: accountWords.methods[method],
    agent: isShared ? accountWords.sharedComputer(browserName(agent)) : browserName(agent),
    createdAt,
    seenAt,
  }));
