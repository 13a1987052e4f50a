import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';

export const workshopFacts = [
  { id: 'hands-down-feet-up', minutes: 90, kind: 'flow' },
  { id: 'the-chaturanga-clinic', minutes: 90, kind: 'flow' },
  { id: 'one-hundred-and-eight', minutes: 150, kind: 'flow' },
  { id: 'your-first-ten-poses', minutes: 120, kind: 'flow' },
  { id: 'backbends-without-the-pinch', minutes: 120, kind: 'flow' },
  { id: 'flow-to-live-drums', minutes: 90, kind: 'flow' },
  { id: 'kettlebells-in-the-heat', minutes: 120, kind: 'fiit' },
  { id: 'runners-repair', minutes: 90, kind: 'fiit' },
  { id: 'the-ten-minute-plank', minutes: 90, kind: 'fiit' },
  { id: 'strong-after-fifty', minutes: 105, kind: 'fiit' },
  { id: 'sleep-school', minutes: 120, kind: 'restore' },
  { id: 'sound-and-stillness', minutes: 90, kind: 'restore' },
  { id: 'desk-neck', minutes: 90, kind: 'restore' },
  { id: 'breath-by-the-numbers', minutes: 105, kind: 'restore' },
] as const satisfies readonly { id: string; minutes: number; kind: ClassKindSlug }[];
