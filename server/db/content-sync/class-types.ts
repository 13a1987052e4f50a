import { namesOnSchedule } from '#content/catalog/schedule-names.ts';
import { workshops } from '#content/catalog/workshops.ts';
import type { DayPart } from '#content/facts/schedule-names.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import type { Tag } from '#server/db/tables.ts';
import { classKinds as kindTexts } from '#words/class-kinds.ts';

export type ClassTypeContent = {
  id: number;
  kind: ClassKindSlug;
  /** The name of this type's classes on the schedule. */
  className: string;
  dayPart: DayPart;
  row: {
    id: number;
    name: string;
    description: string;
    duration: number;
    is_live_stream: 0 | 1;
    tags: string;
  };
};

export const kindTag = (slug: ClassKindSlug): Tag => {
  const index = classKinds.findIndex((kind) => kind.slug === slug);
  return { id: String(index + 1), slug, name: kindTexts[slug].name };
};
export const workshopTag: Tag = { id: '9', slug: 'workshop', name: 'Workshop' };

/** One type for each name on the schedule: name and length are those of the class kind. */
export const classTypes: readonly ClassTypeContent[] = classKinds.flatMap((kind, index) =>
  namesOnSchedule[kind.slug].map((schedule, position) => {
    const id = (index + 1) * 100 + position + 1;
    return {
      id,
      kind: kind.slug,
      className: schedule.name,
      dayPart: schedule.dayPart,
      row: {
        id,
        name: kindTexts[kind.slug].name,
        description: schedule.description,
        duration: kind.seconds,
        is_live_stream: 0,
        tags: JSON.stringify([kindTag(kind.slug)]),
      },
    };
  }),
);

/** A workshop's subtitle is the name of its class type. */
export const workshopTypes: readonly ClassTypeContent[] = workshops.map((workshop, position) => ({
  id: 901 + position,
  kind: workshop.kind,
  className: workshop.title,
  dayPart: 'any',
  row: {
    id: 901 + position,
    name: workshop.subtitle,
    description: workshop.description,
    duration: workshop.minutes * 60,
    is_live_stream: 0,
    tags: JSON.stringify([workshopTag, kindTag(workshop.kind)]),
  },
}));
