import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import type { PoseLoops, Side, Step } from './class-sequence.ts';

export type PoseCue = { name: string; enter: string; hold: readonly string[] };
export type CueWords = {
  sides: Record<Side, string>;
  welcome: (name: string, teacher: string) => string;
  breath: (number: number, of: number) => string;
  lastBreath: string;
  seconds: (left: number) => string;
  minutes: (left: number) => string;
  goodbye: string;
};
export type Cue = { from: number; to: number; text: string };

type Options = {
  kind: ClassKindSlug;
  steps: readonly Step[];
  loops: PoseLoops;
  poses: Readonly<Record<string, PoseCue>>;
  words: CueWords;
  /** The first thing that is said. */
  welcome: string;
  isSilent: boolean;
};

/** A hold of at most this many breaths is counted aloud; a longer one gets a word from time to time. */
const countedBreaths = 8;
const pauseSeconds = 0.4;
const goodbyeSeconds = 7.5;

/** The teacher's lines for a pose, by number; null for a pose without lines. */
type LineOf = (number: number) => string | null;

/** What is said during one repetition after the first; null is a pause. */
const duringHold = (
  { kind, words }: Options,
  lineOf: LineOf,
  step: Step,
  index: number,
  loopSeconds: number,
) => {
  const { times } = step;
  const secondsLeft = (times - index) * loopSeconds;
  if (kind === 'fiit' && step.block !== 'rest') {
    if (index === times - 1) return words.seconds(loopSeconds);
    return index % 2 === 1 ? lineOf((index - 1) / 2) : null;
  }
  if (step.block === 'rest') return index % 6 === 2 ? lineOf(Math.floor(index / 6) + 1) : null;
  if (index === times - 1) return words.lastBreath;
  if (times <= countedBreaths) {
    const count = words.breath(index + 1, times);
    return index % 2 === 1 ? `${count} ${lineOf((index - 1) / 2) ?? ''}`.trim() : count;
  }
  if (secondsLeft % 60 < loopSeconds && secondsLeft >= 60) return words.minutes(Math.floor(secondsLeft / 60));
  return index % 4 === 2 ? lineOf(Math.floor(index / 4)) : null;
};

/** The words of the teacher, with the seconds of the film at which they are shown. */
export const classCues = (options: Options): Cue[] => {
  const { steps, loops, poses, words, welcome, isSilent } = options;
  let from = 0;
  const visits = new Map<string, number>();
  const cues = steps.flatMap((step, number) => {
    const cue = poses[step.loop];
    const loopSeconds = loops[step.loop]?.seconds ?? 0;
    const start = from;
    from += step.times * loopSeconds;
    if (!cue) return [];
    const visit = visits.get(step.loop) ?? 0;
    visits.set(step.loop, visit + 1);
    const lineOf: LineOf = (index) => cue.hold[(index + visit) % cue.hold.length] ?? null;
    // A pose is explained once. When it comes again, it is named, and the next of its lines is said.
    const enter = visit === 0 ? cue.enter : lineOf(-1);
    const said = Array.from({ length: step.times }, (_, index) => {
      if (number === 0 && index === 0) return welcome;
      if (index > (number === 0 ? 1 : 0))
        return isSilent ? null : duringHold(options, lineOf, step, index, loopSeconds);
      const side = step.side ? ` ${words.sides[step.side]}` : '';
      return isSilent ? `${cue.name}.${side}` : `${cue.name}.${side} ${enter}`;
    });
    return said.flatMap((text, index) =>
      text
        ? [
            {
              from: start + index * loopSeconds + pauseSeconds,
              to: start + (index + 1) * loopSeconds - pauseSeconds,
              text,
            },
          ]
        : [],
    );
  });
  const end = from - goodbyeSeconds;
  return [...cues.filter(({ to }) => to <= end), { from: end, to: from - pauseSeconds, text: words.goodbye }];
};
