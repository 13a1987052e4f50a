import type { Block, Meta } from '#content/types/pages/blocks.ts';

export type ScheduleTab = 'classes' | 'workshops' | 'retreats';
export type TimeOfDay = 'morning' | 'midday' | 'evening';

export type SchedulePage = {
  meta: Meta;
  heading: string;
  text: string;
  tabs: { label: string; names: Record<ScheduleTab, string> };
  location: {
    label: string;
    nearest: string;
    nearestShort: string;
    looking: string;
    found: (studio: string) => string;
    notFound: string;
  };
  dates: { label: string; today: string; tomorrow: string; back: string };
  filters: {
    label: string;
    kind: string;
    instructor: string;
    timeOfDay: string;
    any: string;
    times: Record<TimeOfDay, string>;
    clear: string;
    /** Only seen without scripts: the filters are then a form. */
    apply: string;
    nothingLeft: Block;
  };
  item: {
    minutes: (minutes: number) => string;
    spots: (spots: number) => string;
    waitlist: (waiting: number) => string;
    full: string;
    with: (instructor: string) => string;
    teacherToCome: string;
    details: string;
    book: string;
    bookClass: (name: string, time: string) => string;
    workshop: string;
  };
  empty: {
    classes: Block;
    workshops: Block;
    toClasses: string;
    waysOn: {
      notOpenYet: (studio: string, nearest: string) => string;
      nearest: (studio: string) => string;
      toOpening: (studio: string) => string;
      toClasses: (studio: string) => string;
    };
  };
  loadingMore: string;
  showMore: string;
  end: string;
  retry: string;
  zone: string;
  classPage: {
    meta: (name: string, when: string) => Meta;
    back: string;
    teacher: string;
    where: string;
    directions: string;
    room: Block & {
      free: string;
      taken: string;
      teacherMat: string;
      door: string;
      summary: (free: number, all: number) => string;
      freeMats: string;
      row: (row: number) => string;
      none: string;
    };
    about: string;
    calendar: string;
    feed: Block & { link: string };
    past: string;
    /** Whose clock it is, for those who read it elsewhere. */
    zone: string;
    studio: (studio: string) => string;
  };
  calendar: {
    name: (studio: string) => string;
    description: (studio: string) => string;
    event: (description: string, teacher: string | null) => string;
  };
};
