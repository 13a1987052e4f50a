export type ClassKindSlug = 'flow' | 'fiit' | 'restore';

/** The booking backend's own names for the three kinds: it calls Flow yoga. */
export type ClassKindCode = 'YOGA' | 'FIIT' | 'RESTORE';

/** When a class of that name is put on the schedule: nobody wants Sunrise Flow at six in the evening. */
export type DayPart = 'morning' | 'evening' | 'any';

export type ScheduleName = {
  name: string;
  description: string;
  dayPart: DayPart;
};

export type ClassKind = {
  slug: ClassKindSlug;
  code: ClassKindCode;
  name: string;
  tagline: string;
  description: string;
  minutes: number;
  /** What a visitor should know before choosing, each in a few words. */
  cues: readonly string[];
  scheduleNames: readonly ScheduleName[];
};

export type ClassKinds = Record<ClassKindSlug, ClassKind>;
