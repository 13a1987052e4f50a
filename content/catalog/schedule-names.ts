import { type DayPart, scheduleNames } from '#content/facts/schedule-names.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import { classKinds } from '#words/class-kinds.ts';

type ScheduleName = { name: string; description: string; dayPart: DayPart };

const join = <Id extends string>(
  facts: readonly { id: Id; dayPart: DayPart }[],
  words: Record<Id, { name: string; description: string }>,
): readonly ScheduleName[] => facts.map(({ id, dayPart }) => ({ ...words[id], dayPart }));

export const namesOnSchedule: Record<ClassKindSlug, readonly ScheduleName[]> = {
  flow: join(scheduleNames.flow, classKinds.flow.scheduleNames),
  fiit: join(scheduleNames.fiit, classKinds.fiit.scheduleNames),
  restore: join(scheduleNames.restore, classKinds.restore.scheduleNames),
};
