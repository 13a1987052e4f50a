import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';

/** The time of day for classes of this name: Sunrise Flow is never at six in the evening. */
export type DayPart = 'morning' | 'evening' | 'any';

/** The names of a kind on the schedule, in the order of their ids in the booking tables. */
export const scheduleNames = {
  flow: [
    { id: 'flow-60', dayPart: 'any' },
    { id: 'sunrise-flow', dayPart: 'morning' },
    { id: 'foundations-flow', dayPart: 'morning' },
    { id: 'power-flow', dayPart: 'evening' },
    { id: 'candlelight-flow', dayPart: 'evening' },
  ],
  fiit: [
    { id: 'fiit-45', dayPart: 'any' },
    { id: 'fiit-sunrise', dayPart: 'morning' },
    { id: 'fiit-strength', dayPart: 'any' },
    { id: 'fiit-core', dayPart: 'evening' },
  ],
  restore: [
    { id: 'restore-75', dayPart: 'any' },
    { id: 'restore-breathe', dayPart: 'evening' },
    { id: 'slow-morning-restore', dayPart: 'morning' },
  ],
} as const satisfies Record<ClassKindSlug, readonly { id: string; dayPart: DayPart }[]>;
