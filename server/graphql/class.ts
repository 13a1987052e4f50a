import { formatMinutes } from '#domain/durations.ts';
import type { BookableClass, ClassType as ClassTypeNoun } from '#server/integrations/booking/booking.ts';
import { utcText } from '#server/time/studio-time.ts';
import { checkClassId } from './arguments.ts';
import { builder } from './builder.ts';
import { roomSize } from './cost.ts';
import { Instructor } from './instructor.ts';
import { Location } from './location.ts';
import { Reservation } from './reservation.ts';

const ClassTag = builder.objectRef<BookableClass['tags'][number]>('ClassTag').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    id: t.exposeID('id'),
    name: t.exposeString('name'),
  }),
});

const ClassType = builder.objectRef<ClassTypeNoun>('ClassType').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    description: t.exposeString('description'),
    duration: t.exposeInt('duration', { description: 'In seconds.' }),
    duration_formatted: t.string({ resolve: ({ duration }) => formatMinutes(duration) }),
    is_live_stream: t.exposeBoolean('isLiveStream'),
    name: t.exposeString('name'),
  }),
});

const SpotOptions = builder.objectRef<BookableClass>('SpotOptions').implement({
  fields: (t) => ({
    waitlist_availability: t.int({
      description: 'Places left on the waitlist.',
      resolve: ({ waitlistCapacity, waitlistCount }) => waitlistCapacity - waitlistCount,
    }),
    waitlist_capacity: t.exposeInt('waitlistCapacity'),
  }),
});

export const Class = builder.objectRef<BookableClass>('Class').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    class_tags: t.expose('tags', { type: [ClassTag] }),
    class_type: t.expose('type', { type: ClassType }),
    instructors: t.expose('instructors', { type: [Instructor] }),
    location: t.expose('location', { type: Location }),
    reservations: t.field({
      type: [Reservation],
      extensions: { listSize: roomSize },
      resolve: (one) => one.reservations(),
    }),
    start_date: t.exposeString('localDate', { description: 'The day at the studio.' }),
    start_time: t.exposeString('localTime', { description: 'The time on the studio’s clock.' }),
    start_datetime: t.string({ description: 'In UTC.', resolve: ({ startsAt }) => utcText(startsAt) }),
    available_spot_count: t.exposeInt('availableSpotCount'),
    booking_start_datetime: t.string({ resolve: ({ bookingOpensAt }) => utcText(bookingOpensAt) }),
    // Visitors are anonymous: nothing is ever theirs.
    is_user_reserved: t.boolean({ resolve: () => false }),
    is_user_waitlisted: t.boolean({ resolve: () => false }),
    layout_format: t.exposeString('layoutFormat'),
    waitlist_count: t.exposeInt('waitlistCount'),
    spot_options: t.field({ type: SpotOptions, resolve: (one) => one }),
  }),
});

builder.queryField('getClassDetails', (t) =>
  t.field({
    type: Class,
    nullable: true,
    description: 'Null when there is no such class.',
    args: { class_id: t.arg.id() },
    resolve: (_, { class_id }, { booking }) => booking.findClass(checkClassId(class_id)),
  }),
);
