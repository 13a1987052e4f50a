import { threadCpuUsage } from 'node:process';
import { expect } from 'vitest';

const repeated = (part: string) => (length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);
const endingIn = (part: string, end: string) => (length: number) => repeated(part)(length - end.length) + end;

/** Texts that make a careless regular expression restart at every character. */
const shapes: readonly ((length: number) => string)[] = [
  repeated('7'),
  endingIn('7', 'a'),
  endingIn('a', '!'),
  endingIn(' ', 'x'),
  endingIn('\n\t', 'x'),
  repeated('@'),
  endingIn('a@', ' '),
  endingIn('a@b.', '@'),
  endingIn('a.', '!'),
  endingIn('-', '@'),
  endingIn('+', '%'),
  endingIn('/', '\\'),
  endingIn('://:', '!'),
  endingIn('%41', '%'),
  endingIn('"', ';'),
  endingIn('a=b; ', ','),
  endingIn('br;q=0', 'x'),
  endingIn('é', '\u0301'),
  endingIn('e\u0301ñ漢🧘', '\u202e'),
  repeated('\ud800'),
  repeated('\ud83e\udd38\udd38'),
];

const cpuMs = (run: () => unknown): number => {
  const before = threadCpuUsage();
  run();
  const { user, system } = threadCpuUsage(before);
  return (user + system) / 1000;
};
const best = (runs: number, run: () => unknown) =>
  Math.min(...Array.from({ length: runs }, () => cpuMs(run)));

const texts = shapes.map((shape) => ({ small: shape(10_000), large: shape(100_000) }));
/** Ten times the text costs a linear rule ten times as much, a quadratic one a hundred times. */
const steepest = 40;
/** Below this the clock's resolution decides; a quadratic rule that stays below it is harmless. */
const unmeasurableMs = 60;

/** The cost of `read` may grow with the length of a hostile text, not with its square (CPU time). */
export const expectLinear = (read: (text: string) => unknown): void => {
  for (const { small, large } of texts) {
    const first = cpuMs(() => read(large));
    if (first < unmeasurableMs) continue;
    const costs = {
      small: best(2, () => read(small)),
      large: Math.min(
        first,
        best(3, () => read(large)),
      ),
    };
    const isLinear = costs.large < Math.max(unmeasurableMs, steepest * costs.small);
    expect(isLinear, `${JSON.stringify(costs)} ms of ${JSON.stringify(small.slice(0, 12))}…`).toBe(true);
  }
};
