import type { ClassPlan } from '#domain/videos/class-sequence.ts';
import type { VideoId } from './videos.ts';

type Choices = Partial<Omit<ClassPlan, 'warmUp' | 'build' | 'peak' | 'coolDown'>>;

/** The poses of warm-up, build, peak and cool-down. */
const plan = (poses: string, choices: Choices = {}): ClassPlan => {
  const [warmUp = [], build = [], peak = [], coolDown = []] = poses
    .split(' / ')
    .map((block) => block.split(' '));
  return { warmUp, build, peak, coolDown, ...choices };
};

/**
 * What each class of the library does, as names of loops (media/tools/recipes/loops.ts). The rule of
 * domain/videos/class-sequence.ts makes the class of it: both sides, holds, rounds, and the rest at the end.
 */
export const classPlans: Readonly<Record<VideoId, ClassPlan>> = {
  'flow-1': plan('seat cat-cow child / reach fold plank cobra dog / low-lunge / caterpillar supine-twist', {
    holdSeconds: 24,
  }),
  'flow-2': plan(
    'mountain reach fold / chair crescent warrior triangle tree-open / tree lean half-moon / fold caterpillar twist',
  ),
  'flow-3': plan('cat-cow child / dog low-lunge lizard squat-low / swan / butterfly supine-twist', {
    holdSeconds: 56,
    peakHoldSeconds: 176,
  }),
  'flow-4': plan('twist cat-cow / triangle half-moon twist / twist supine-twist / supine-twist child'),
  'flow-5': plan(
    'cat-cow child / plank dog squat-low boat / crow child crow child crow / twist caterpillar',
    {
      holdSeconds: 24,
      peakHoldSeconds: 24,
    },
  ),
  'flow-6': plan(
    'seat cat-cow reach fold / plank cobra dog chair crescent warrior step triangle / tree half-moon bridge-held / swan caterpillar supine-twist',
  ),
  'flow-7': plan('seat side-bend arms-up / reach dog low-lunge cobra / camel / child twist'),
  'flow-8': plan('reach fold dog / crescent warrior step triangle / lean warrior crescent / fold child', {
    holdSeconds: 40,
  }),
  'flow-9': plan(
    'reach fold / plank cobra dog chair crescent warrior triangle / side-plank boat plank / swan supine-twist',
    { holdSeconds: 24 },
  ),
  'flow-10': plan('reach cat-cow / fold dog triangle / fold dragonfly / caterpillar butterfly child', {
    holdSeconds: 40,
  }),
  'flow-11': plan('seat child / dog chair crescent warrior / triangle half-moon / swan caterpillar', {
    holdSeconds: 80,
  }),
  'flow-12': plan('mountain reach / chair tree-open tree / tree-rise half-moon / fold twist'),
  'flow-13': plan('reach fold / plank cobra dog fold reach / plank cobra dog crescent / child caterpillar', {
    holdSeconds: 16,
  }),
  'flow-14': plan('seat arms-wide side-bend / arms-up twist cat-cow / cobra arms-high / child supine-twist'),
  'flow-15': plan('cat-cow child / dog plank / dog child dog child dog / legs-up caterpillar', {
    holdSeconds: 32,
  }),
  'flow-16': plan(
    'seat reach fold / plank cobra dog low-lunge warrior step / triangle half-moon / swan twist',
  ),
  'flow-17': plan(
    'mountain reach / chair crescent warrior triangle / tree-open tree-rise lean / fold goddess',
    { rest: 'reach', link: 'reach' },
  ),
  'flow-18': plan('cat-cow child low-lunge / cobra sphinx dog / camel bridge-held / child supine-twist'),
  'flow-19': plan(
    'reach fold / chair warrior step triangle / tree goddess / caterpillar bridge-held supine-twist',
    { link: 'reach' },
  ),
  'flow-20': plan('reach fold dog / chair crescent warrior / chair goddess / swan caterpillar'),
  'flow-21': plan('seat side-bend / goddess triangle fold low-lunge / half-moon goddess / butterfly child', {
    link: 'goddess',
  }),
  'flow-22': plan(
    'cat-cow plank dog / boat squat-low crow side-plank / crow side-plank boat / child twist caterpillar',
    { holdSeconds: 32 },
  ),
  'flow-23': plan('seat child cat-cow / squat-low dog chair / tree lean / butterfly supine-twist'),
  'flow-24': plan(
    'reach fold dog / chair crescent warrior triangle step / goddess boat side-plank / bridge-held supine-twist',
    { holdSeconds: 24 },
  ),
  'flow-25': plan('seat twist / reach fold low-lunge dog / chair tree / caterpillar supine-twist'),
  'flow-26': plan('seat child cat-cow / dog low-lunge warrior / triangle / swan butterfly', {
    holdSeconds: 48,
  }),
  'flow-27': plan('cat-cow dog / plank boat side-plank / boat plank / bridge-held child', {
    holdSeconds: 24,
  }),
  'flow-28': plan('cat-cow dog / low-lunge lizard swan / lizard / butterfly caterpillar', {
    holdSeconds: 64,
  }),
  'flow-29': plan(
    'seat reach fold / plank cobra dog crescent warrior triangle / half-moon cobra / swan twist',
    { isSilent: true },
  ),
  'flow-30': plan(
    'seat side-stay cat-cow / triangle side-bend step / side-plank half-moon / twist supine-twist',
  ),
  'flow-31': plan('seat cat-cow / plank dog side-plank cobra / plank / child twist', { holdSeconds: 24 }),
  'flow-32': plan('child cat-cow dog / low-lunge lizard / swan / caterpillar butterfly supine-twist', {
    holdSeconds: 48,
  }),
  'flow-33': plan('mountain fold triangle / half-moon fold triangle half-moon / half-moon fold / fold swan', {
    holdSeconds: 32,
  }),
  'flow-34': plan(
    'seat cat-cow side-bend reach / fold plank cobra dog chair crescent warrior triangle / half-moon cobra plank bridge-held / swan twist caterpillar supine-twist',
    { restSeconds: 600 },
  ),
  'flow-35': plan(
    'child seat cat-cow / dog low-lunge crescent / bridge-held swan / butterfly twist caterpillar',
    { holdSeconds: 48 },
  ),
  'flow-36': plan('cat-cow fold / plank dog fold chair / crow plank dog fold / swan child', {
    holdSeconds: 16,
  }),
  'flow-37': plan('seat side-bend / reach fold low-lunge / warrior / twist child'),
  'flow-38': plan('cat-cow child / caterpillar dragonfly / twist butterfly / swan supine-twist', {
    holdSeconds: 56,
  }),
  'flow-39': plan(
    'seat cat-cow dog / chair low-lunge lizard swan squat-low / plank crow child / swan butterfly twist',
  ),
  'flow-40': plan(
    'seat reach cat-cow / fold cobra dog crescent step triangle half-moon / tree cobra side-plank / swan bridge-held butterfly',
    { holdSeconds: 24 },
  ),

  'fiit-1': plan(
    'ready breathe / squat push-up lunge climber knees punch march plank / squat climber march plank / fold child',
    { holdSeconds: 40 },
  ),
  'fiit-2': plan('ready breathe stand-tall / squat hinge push-up bridge / lunge punch bridge / fold child', {
    holdSeconds: 32,
  }),
  'fiit-3': plan('breathe hinge squat / bridge hinge lunge / bridge pulse cobra / fold child'),
  'fiit-4': plan('ready breathe press / press row push-up / punch row press / child fold'),
  'fiit-5': plan(
    'ready breathe knees / squat push-up lunge climber / march plank squat-low punch cobra / fold child',
    { holdSeconds: 56 },
  ),
  'fiit-6': plan('ready march / squat push-up climber / lunge march plank / fold child', { holdSeconds: 48 }),
  'fiit-7': plan('breathe ready squat hinge / squat lunge push-up plank / hinge bridge / fold child', {
    holdSeconds: 32,
  }),
  'fiit-8': plan(
    'breathe ready knee-hold / plank side-plank bridge / plank climber side-plank / child fold',
    { holdSeconds: 32 },
  ),
  'fiit-9': plan('ready breathe stand-tall / punch squat / punch knees pulse / fold child', {
    holdSeconds: 48,
  }),
  'fiit-10': plan('breathe hinge ready / press hinge squat / press lunge hinge push-up / fold child', {
    holdSeconds: 48,
  }),
  'fiit-11': plan('ready breathe / squat lunge stand-tall squat-low / pulse squat-low squat / fold child'),
  'fiit-12': plan('ready breathe / squat push-up / knees plank / fold'),
  'fiit-13': plan('ready breathe pulse / pulse squat lunge / punch pulse knees / fold child'),
  'fiit-14': plan('breathe hinge / row hinge squat / row bridge row plank / fold child', { holdSeconds: 48 }),
  'fiit-15': plan('ready march breathe / squat push-up knees / climber lunge march / fold child', {
    holdSeconds: 48,
  }),
  'fiit-16': plan(
    'breathe stand-tall / stand-tall squat-low knee-hold / knees lunge knee-hold / fold child',
    { holdSeconds: 32 },
  ),
  'fiit-17': plan(
    'breathe ready / crescent squat-low bridge-held / knee-hold squat-low crescent / child fold',
  ),
  'fiit-18': plan('breathe hinge / hinge cobra lunge / hinge bridge cobra / fold child'),
  'fiit-19': plan('ready march / punch squat knees / march climber press / fold child', { holdSeconds: 32 }),
  'fiit-20': plan('ready breathe / squat punch / knees climber march squat / fold child', {
    peakHoldSeconds: 88,
    recover: ['ready', 'breathe', 'ready', 'breathe'],
  }),
  'fiit-21': plan('breathe hinge ready / hinge squat / press hinge lunge / fold child', { holdSeconds: 32 }),
  'fiit-22': plan('breathe ready plank / push-up plank / push-up climber / child fold', { holdSeconds: 24 }),
  'fiit-23': plan('ready march breathe / knees squat / climber march punch / child fold', {
    holdSeconds: 24,
    recover: ['ready'],
  }),
  'fiit-24': plan('breathe ready / hinge stand-tall lunge / press squat-low hinge / fold child', {
    holdSeconds: 40,
  }),
  'fiit-25': plan('breathe ready / hinge press cobra / push-up press plank / child fold', {
    holdSeconds: 32,
  }),
  'fiit-26': plan(
    'ready breathe stand-tall squat / squat push-up lunge hinge knees / climber punch march bridge plank / fold child',
  ),
  'fiit-27': plan('breathe hinge squat / hinge press lunge / squat push-up hinge / fold child', {
    holdSeconds: 56,
  }),
  'fiit-28': plan('breathe ready / squat press hinge / lunge hinge bridge / fold child', { holdSeconds: 48 }),
  'fiit-29': plan('ready breathe knees / squat push-up stand-tall / lunge march plank / fold child', {
    holdSeconds: 32,
  }),
  'fiit-30': plan('ready breathe / squat push-up punch / lunge knees squat / fold child', {
    holdSeconds: 64,
  }),
  'fiit-31': plan('breathe ready / punch twist bridge / punch side-plank / child twist'),
  'fiit-32': plan('ready stand-tall / knees lunge stand-tall / squat knees lunge / fold child'),
  'fiit-33': plan('ready breathe / squat plank punch / push-up squat-low plank / fold child', {
    holdSeconds: 32,
  }),
  'fiit-34': plan('breathe stand-tall / hinge bridge / squat bridge squat-low / fold child', {
    holdSeconds: 32,
  }),
  'fiit-35': plan('ready breathe / squat climber cobra / knees pulse punch / fold child', {
    holdSeconds: 32,
  }),
  'fiit-36': plan('ready breathe stand-tall / squat pulse squat-low / lunge march squat / fold child', {
    holdSeconds: 48,
  }),
  'fiit-37': plan('ready breathe / squat lunge squat-low / squat-low lunge squat / child fold', {
    restSeconds: 300,
  }),
  'fiit-38': plan('ready march / climber knees / march climber knees / fold child', { holdSeconds: 64 }),
  'fiit-39': plan('breathe bridge / bridge hinge / hinge press squat-low / child fold', { holdSeconds: 32 }),
  'fiit-40': plan('ready breathe march / punch squat pulse knees / climber lunge march punch / fold child'),

  'restore-1': plan('seat / knees-in / legs-up / reclined', { peakHoldSeconds: 660 }),
  'restore-2': plan('seat cat-cow / child sphinx knees-in / supine-twist / bridge-held legs-up'),
  'restore-3': plan('seat / reclined child / bridge-held / legs-up'),
  'restore-4': plan('seat neck / child reclined / legs-up / supine-twist knees-in', { restSeconds: 480 }),
  'restore-5': plan('seat / neck / neck side-bend / child'),
  'restore-6': plan('seat knees-in / bridge-held / bridge-held legs-up / supine-twist'),
  'restore-7': plan('seat cat-cow / low-lunge butterfly / swan / child supine-twist', {
    peakHoldSeconds: 300,
  }),
  'restore-8': plan(
    'seat neck side-bend / cat-cow child sphinx butterfly caterpillar / swan legs-up / supine-twist reclined',
    { restSeconds: 600 },
  ),
  'restore-9': plan('seat / seat reclined / seat / legs-up'),
  'restore-10': plan('seat cat-cow / low-lunge saddle / swan strap / butterfly supine-twist', {
    holdSeconds: 150,
  }),
  'restore-11': plan('child / half-frog sphinx / supine-twist / half-frog'),
  'restore-12': plan('seat neck / arms-wide side-bend / twist arms-high / child reclined'),
  'restore-13': plan('seat / child / reclined legs-up / supine-twist', { restSeconds: 600 }),
  'restore-14': plan('seat / neck arms-up / side-stay / arms-wide', { rest: 'seat', holdSeconds: 48 }),
  'restore-15': plan('seat arms-high / sphinx cobra / bridge-held reclined / knees-in'),
  'restore-16': plan('child cat-cow / half-frog sphinx / half-frog / supine-twist'),
  'restore-17': plan('seat neck / child butterfly / reclined bridge-held / legs-up', { restSeconds: 420 }),
  'restore-18': plan('seat / reclined / knees-in / legs-up', { restSeconds: 720 }),
  'restore-19': plan('seat / cat-cow / butterfly swan dragonfly sphinx caterpillar / knees-in', {
    peakHoldSeconds: 360,
  }),
  'restore-20': plan('seat cat-cow / sphinx saddle / saddle sphinx / supine-twist', { peakHoldSeconds: 300 }),
  'restore-21': plan('seat / butterfly / arms-high strap / legs-up'),
  'restore-22': plan('seat / child reclined bridge-held / legs-up / supine-twist', {
    isSilent: true,
    restSeconds: 480,
  }),
  'restore-23': plan('seat child / knees-in butterfly / legs-up / supine-twist reclined'),
  'restore-24': plan('seat side-bend / cat-cow / cat-cow side-bend / child', { holdSeconds: 120 }),
  'restore-25': plan('seat cat-cow / low-lunge knees-in / swan / legs-up'),
  'restore-26': plan('knees-in / strap / strap caterpillar / supine-twist', { holdSeconds: 180 }),
  'restore-27': plan('seat / reclined / legs-up / knees-in', { restSeconds: 420 }),
  'restore-28': plan('seat / arms-high butterfly / strap bridge-held / knees-in legs-up', {
    holdSeconds: 120,
  }),
  'restore-29': plan('seat arms-wide / side-bend arms-high / arms-up / child neck', { holdSeconds: 96 }),
  'restore-30': plan(
    'seat neck side-bend / cat-cow butterfly swan sphinx child / caterpillar bridge-held legs-up / supine-twist reclined',
    { restSeconds: 720 },
  ),
  'restore-31': plan('seat / butterfly dragonfly / dragonfly side-bend / caterpillar', { holdSeconds: 150 }),
  'restore-32': plan('seat / neck / child / legs-up', { holdSeconds: 96 }),
  'restore-33': plan('child / sphinx half-frog / sphinx / half-frog'),
  'restore-34': plan('knees-in / reclined strap / bridge-held legs-up / supine-twist'),
  'restore-35': plan('seat / butterfly / caterpillar / knees-in', { peakHoldSeconds: 900 }),
  'restore-36': plan('seat / side-bend / side-stay supine-twist / child reclined', { holdSeconds: 150 }),
  'restore-37': plan('seat neck / side-bend butterfly cat-cow / side-stay / arms-high child', {
    rest: 'seat',
  }),
  'restore-38': plan('reclined knees-in / supine-twist cat-cow / child arms-high / side-bend seat'),
  'restore-39': plan('seat cat-cow / twist swan / supine-twist twist / knees-in child', { holdSeconds: 180 }),
  'restore-40': plan('knees-in / reclined supine-twist strap / bridge-held sphinx / legs-up half-frog', {
    holdSeconds: 240,
  }),
};
