import type { SkillLevel } from '#domain/enumerations.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';

/** A film of one pose or movement, which a class repeats; a sided one also exists mirrored. */
type PoseLoop = { seconds: number; isSided: boolean };
export type PoseLoops = Readonly<Record<string, PoseLoop>>;

/** The choices of one class: names of loops, and where it differs from the usual. */
export type ClassPlan = {
  warmUp: readonly string[];
  build: readonly string[];
  peak: readonly string[];
  coolDown: readonly string[];
  /** Seconds of each pose on each side, exactly; without it poses are stretched to fill their block. */
  holdSeconds?: number;
  peakHoldSeconds?: number;
  /** The loop between the right and the left side of a chain of several poses. */
  link?: string;
  /** The loops after each station of a FIIT class. */
  recover?: readonly string[];
  rest?: string;
  restSeconds?: number;
  /** The captions only name the poses. */
  isSilent?: boolean;
};

const blocks = ['warmUp', 'build', 'peak', 'coolDown'] as const;
type Block = (typeof blocks)[number] | 'rest';
export type Side = 'right' | 'left';
/** A pose held for some repetitions of its loop. */
export type Step = { block: Block; loop: string; side: Side | null; times: number };

type Rhythm = {
  shares: Record<(typeof blocks)[number], number>;
  holdSeconds: Record<SkillLevel, number>;
  link: string | null;
  recover: readonly string[];
};

/** The share of each block in the whole class. The remaining time is the block `rest` at the end. */
const rhythms: Record<ClassKindSlug, Rhythm> = {
  flow: {
    shares: { warmUp: 0.18, build: 0.36, peak: 0.2, coolDown: 0.16 },
    holdSeconds: { BEGINNER: 40, INTERMEDIATE: 32, ADVANCED: 40 },
    link: 'reach',
    recover: [],
  },
  fiit: {
    shares: { warmUp: 0.14, build: 0.4, peak: 0.26, coolDown: 0.12 },
    holdSeconds: { BEGINNER: 32, INTERMEDIATE: 40, ADVANCED: 48 },
    link: null,
    recover: ['ready', 'breathe'],
  },
  restore: {
    shares: { warmUp: 0.14, build: 0.34, peak: 0.26, coolDown: 0.14 },
    holdSeconds: { BEGINNER: 120, INTERMEDIATE: 150, ADVANCED: 180 },
    link: null,
    recover: [],
  },
};

type Visit = { loop: string; side: Side | null; isHeld: boolean };
const held = (loop: string, side: Side | null = null): Visit => ({ loop, side, isHeld: true });
const passed = (loop: string): Visit => ({ loop, side: null, isHeld: false });

/** Neighboring sided poses are one chain: all of it on the right, then all of it on the left. */
const chainsOf = (names: readonly string[], loops: PoseLoops): string[][] =>
  names.reduce<string[][]>((chains, name) => {
    const last = chains.at(-1);
    const isSided = loops[name]?.isSided;
    if (last && isSided && loops[last[0] ?? '']?.isSided && !last.includes(name)) last.push(name);
    else chains.push([name]);
    return chains;
  }, []);

/** The chains of a block, each with both of its sides. */
const unitsOf = (names: readonly string[], loops: PoseLoops, link: string | null): Visit[][] =>
  chainsOf(names, loops).map((chain) => {
    if (!loops[chain[0] ?? '']?.isSided) return chain.map((name) => held(name));
    const [right = [], left = []] = (['right', 'left'] as const).map((side) =>
      chain.map((name) => held(name, side)),
    );
    return [...right, ...(link && chain.length > 1 ? [passed(link)] : []), ...left];
  });

/** A pose that follows itself is one longer hold. */
const joined = (steps: readonly Step[]): Step[] => {
  const done: Step[] = [];
  for (const step of steps) {
    const last = done.at(-1);
    if (last?.loop === step.loop && last.side === step.side) last.times += step.times;
    else done.push({ ...step });
  }
  return done;
};

/**
 * The class as a teacher would lead it. Each block has its poses once or in several rounds, and both sides
 * are equally long. The block `rest` fills the remaining time, so that the class is as long as its card says.
 */
export const classSequence = (
  video: { kind: ClassKindSlug; skillLevel: SkillLevel; seconds: number },
  plan: ClassPlan,
  loops: PoseLoops,
): Step[] => {
  const rhythm = rhythms[video.kind];
  const { rest = 'rest', restSeconds = 0 } = plan;
  const { link = rhythm.link, recover = rhythm.recover } = plan;
  const secondsOf = (name: string) => loops[name]?.seconds ?? Number.NaN;
  const sumOfShares = Object.values(rhythm.shares).reduce((sum, share) => sum + share, 0);
  const activeSeconds = Math.min(sumOfShares * video.seconds, video.seconds - restSeconds);

  const units = (block: (typeof blocks)[number]) =>
    unitsOf(plan[block], loops, link).map((unit) =>
      unit.flatMap((visit) =>
        visit.isHeld && (block === 'build' || block === 'peak') ? [visit, ...recover.map(passed)] : [visit],
      ),
    );
  const passedSeconds = (visits: readonly Visit[]) =>
    visits.reduce((sum, { loop, isHeld }) => sum + (isHeld ? 0 : secondsOf(loop)), 0);
  const holdCount = (visits: readonly Visit[]) => visits.filter(({ isHeld }) => isHeld).length;
  const secondsOfVisits = (visits: readonly Visit[], holdSeconds: number) =>
    passedSeconds(visits) + holdCount(visits) * holdSeconds;

  const { shares } = rhythm;
  const { peakHoldSeconds } = plan;
  const peakSeconds = peakHoldSeconds
    ? secondsOfVisits(units('peak').flat(), peakHoldSeconds)
    : (activeSeconds * shares.peak) / sumOfShares;

  const steps = blocks.flatMap((block): Step[] => {
    const isFixedPeak = block === 'peak' && peakHoldSeconds !== undefined;
    const blockSeconds =
      block === 'peak'
        ? peakSeconds
        : ((activeSeconds - peakSeconds) * shares[block]) / (sumOfShares - shares.peak);
    const usualSeconds = plan.holdSeconds ?? rhythm.holdSeconds[video.skillLevel];
    const once = units(block);
    const visits = once.flat();
    // Round after round, as long as the next chain ends within the block.
    for (let i = 0; !isFixedPeak; i++) {
      const next = once[i % once.length] ?? [];
      if (!(secondsOfVisits(visits, usualSeconds) + secondsOfVisits(next, usualSeconds) <= blockSeconds))
        break;
      visits.push(...next);
    }
    const stretchedSeconds = (blockSeconds - passedSeconds(visits)) / holdCount(visits);
    const isExact = plan.holdSeconds && !isFixedPeak && stretchedSeconds > plan.holdSeconds * 0.75;
    const holdSeconds = isExact ? usualSeconds : stretchedSeconds;
    return visits.map(({ loop, side, isHeld }) => {
      const times = isHeld ? Math.max(1, Math.round(holdSeconds / secondsOf(loop))) : 1;
      return { block, loop, side, times };
    });
  });
  const used = steps.reduce((sum, { loop, times }) => sum + times * secondsOf(loop), 0);
  const times = Math.max(1, Math.round((video.seconds - used) / secondsOf(rest)));
  return joined([...steps, { block: 'rest', loop: rest, side: null, times }]);
};

export const secondsOfSequence = (steps: readonly Step[], loops: PoseLoops): number =>
  steps.reduce((sum, { loop, times }) => sum + times * (loops[loop]?.seconds ?? Number.NaN), 0);
