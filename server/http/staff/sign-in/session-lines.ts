import type { SessionLine } from '#server/models/staff/sessions.ts';
import type { Screens } from '#staff/screen-types.ts';
import { signInWords } from '#words/staff/sign-in.ts';
import { nameOfBrowser } from './agent-words.ts';

/** Sessions with the browser's name, as a person recognises them. */
export const sessionLines = (
  sessions: readonly SessionLine[],
  current: string | null,
): Screens['me']['sessions'] =>
  sessions.map(({ id, method, isShared, agent, createdAt, seenAt }) => ({
    id,
    isThis: id === current,
    method: signInWords.methods[method],
    agent: isShared ? signInWords.sharedComputer(nameOfBrowser(agent)) : nameOfBrowser(agent),
    createdAt,
    seenAt,
  }));
