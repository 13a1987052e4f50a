import { describe, expect, test } from 'vitest';
import { type ClassPlan, classSequence, type PoseLoops, secondsOfSequence } from './class-sequence.ts';

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
  test('is as long as its card says, to the nearest repetition', () => {
    for (const seconds of [540, 1200, 1590, 4500])
      expect(
        Math.abs(secondsOfSequence(classSequence({ ...flow, seconds }, plan, loops), loops) - seconds),
      ).toBeLessThanOrEqual(4);
  });

  test('does a chain of poses on the right, then on the left, with a pose between the sides', () => {
    const build = classSequence({ ...flow, seconds: 600 }, plan, loops).filter(
      ({ block }) => block === 'build',
    );
    expect(names(build)).toEqual(['warrior right', 'tree right', 'reach', 'warrior left', 'tree left']);
  });

  test('holds both sides for the same time', () => {
    const steps = classSequence(flow, plan, loops);
    const times = (side: 'left' | 'right') =>
      steps.filter((step) => step.side === side).reduce((sum, step) => sum + step.times, 0);
    expect(times('left')).toBe(times('right'));
    expect(times('left')).toBeGreaterThan(0);
  });

  test('keeps to the hold that its plan names, and rests after each station of a FIIT class', () => {
    const steps = classSequence(
      { ...flow, kind: 'fiit' },
      { ...plan, build: ['squat'], peak: ['squat'], hold: 40 },
      loops,
    );
    const build = steps.filter(({ block }) => block === 'build');
    expect(names(build).slice(0, 3)).toEqual(['squat', 'ready', 'breathe']);
    expect(build.filter(({ loop }) => loop === 'squat').every(({ times }) => times === 5)).toBe(true);
  });

  test('holds its peak once and exactly if the plan says so, and rests as long as asked', () => {
    const steps = classSequence(flow, { ...plan, peak: ['dog'], peakHold: 400, restSeconds: 240 }, loops);
    expect(steps.filter(({ block }) => block === 'peak')).toEqual([
      { block: 'peak', loop: 'dog', side: null, times: 50 },
    ]);
    expect((steps.at(-1)?.times ?? 0) * 8).toBeGreaterThan(200);
  });

  test('never repeats a step: a pose that follows itself is one longer hold', () => {
    const steps = names(classSequence(flow, { ...plan, build: ['dog', 'warrior', 'tree', 'dog'] }, loops));
    expect(steps.filter((step, index) => step === steps[index + 1])).toEqual([]);
  });
});
