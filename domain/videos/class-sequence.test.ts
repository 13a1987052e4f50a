import { describe, expect, test } from 'vitest';
import { type ClassPlan, classSequence, type PoseLoops } from './class-sequence.ts';

const loops: PoseLoops = {
  seat: { seconds: 12, isSided: false },
  dog: { seconds: 8, isSided: false },
  reach: { seconds: 8, isSided: false },
  warrior: { seconds: 8, isSided: true },
  tree: { seconds: 8, isSided: true },
  squat: { seconds: 8, isSided: false },
  ready: { seconds: 8, isSided: false },
  breathe: { seconds: 12, isSided: false },
  rest: { seconds: 8, isSided: false },
};
const plan: ClassPlan = { warmUp: ['seat'], build: ['warrior', 'tree'], peak: ['tree'], coolDown: ['seat'] };
const flow = { kind: 'flow', skillLevel: 'BEGINNER', seconds: 1200 } as const;
const names = (steps: ReturnType<typeof classSequence>) =>
  steps.map(({ loop, side }) => (side ? `${loop} ${side}` : loop));

describe('a class', () => {
  test('does a chain of poses on the right, then on the left, with a pose between the sides', () => {
    const build = classSequence({ ...flow, seconds: 600 }, plan, loops).filter(
      ({ block }) => block === 'build',
    );
    expect(names(build)).toEqual(['warrior right', 'tree right', 'reach', 'warrior left', 'tree left']);
  });

  test('keeps to the hold that its plan names, and rests after each station of a FIIT class', () => {
    const steps = classSequence(
      { ...flow, kind: 'fiit' },
      { ...plan, build: ['squat'], peak: ['squat'], holdSeconds: 40 },
      loops,
    );
    const build = steps.filter(({ block }) => block === 'build');
    expect(names(build).slice(0, 3)).toEqual(['squat', 'ready', 'breathe']);
    expect(build.filter(({ loop }) => loop === 'squat').every(({ times }) => times === 5)).toBe(true);
  });

  test('holds its peak once and exactly if the plan says so, and rests as long as asked', () => {
    const steps = classSequence(
      flow,
      { ...plan, peak: ['dog'], peakHoldSeconds: 400, restSeconds: 240 },
      loops,
    );
    expect(steps.filter(({ block }) => block === 'peak')).toEqual([
      { block: 'peak', loop: 'dog', side: null, times: 50 },
    ]);
    expect((steps.at(-1)?.times ?? 0) * 8).toBeGreaterThan(200);
  });
});
