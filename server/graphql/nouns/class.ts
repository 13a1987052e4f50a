import { tableText, tableTextLang } from '#content/catalog/table-texts.ts';
import { formatMinutes } from '#domain/class-length.ts';
import { roomSize } from '#domain/schedule/rooms.ts';
import { checkClassId, classIdDescription, langDescription } from '#server/graphql/arguments.ts';
import { builder } from '#server/graphql/builder.ts';
import type { BookableClass, ClassType as ClassTypeNoun } from '#server/integrations/booking/booking.ts';
import { utcText } from '#server/time/studio-time.ts';
import { Instructor } from './instructor.ts';
import { Location } from './location.ts';
import { Reservation } from './reservation.ts';
import { layoutFormatDescription } from './spots.ts';

const ClassTag = builder.objectRef<BookableClass['tags'][number]>('ClassTag').implement({
  description: 'A tag that classifies classes, such as their kind.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Stable name for programs, such as flow, fiit or restore.' }),
    id: t.exposeID('id', { description: 'Number of the tag in the booking system.' }),
    name: t.string({
      description: 'What visitors read, such as Flow.',
      resolve: ({ name }) => tableText(name),
    }),
  }),
});

const ClassType = builder.objectRef<ClassTypeNoun>('ClassType').implement({
  description: 'What kind of class it is, the same for every date on which it is held.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Number of the type in the booking system.' }),
    description: t.string({
      description: 'What happens in it: one or two plain sentences.',
      resolve: ({ description }) => tableText(description),
    }),
    lang: t.string({
      nullable: true,
      description: langDescription,
      resolve: ({ description }) => tableTextLang(description),
    }),
    duration: t.exposeInt('seconds', { description: 'Length in seconds.' }),
    duration_formatted: t.string({
      description: 'Length in whole minutes, rounded up, such as "60 min".',
      resolve: ({ seconds }) => formatMinutes(seconds),
    }),
    is_live_stream: t.exposeBoolean('isLiveStream', { description: 'Held online, not in a room.' }),
    name: t.string({
      description: 'Name of the kind, such as Flow.',
      resolve: ({ name }) => tableText(name),
    }),
  }),
});

const SpotOptions = builder.objectRef<BookableClass>('SpotOptions').implement({
  description: 'The waitlist of a class.',
  fields: (t) => ({
    waitlist_availability: t.int({
      description: 'Places left on the waitlist.',
      resolve: ({ waitlistCapacity, waitlistCount }) => waitlistCapacity - waitlistCount,
    }),
    waitlist_capacity: t.exposeInt('waitlistCapacity', {
      description: 'Places on the waitlist, taken or not.',
    }),
  }),
});

export const Class = builder.objectRef<BookableClass>('Class').implement({
  description: 'A class or workshop on one day at one studio.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Number of the class; the argument class_id elsewhere.' }),
    name: t.string({
      description: 'Title in the schedule, such as Sunrise Flow.',
      resolve: ({ name }) => tableText(name),
    }),
    lang: t.string({
      nullable: true,
      description: langDescription,
      resolve: ({ name }) => tableTextLang(name),
    }),
    class_tags: t.expose('tags', { type: [ClassTag], description: 'Its tags, mostly one.' }),
    class_type: t.expose('type', { type: ClassType, description: 'What kind of class it is, and how long.' }),
    instructors: t.expose('instructors', {
      type: [Instructor],
      description: 'Who teaches it, mostly one; empty while no instructor is named.',
    }),
    location: t.expose('location', { type: Location, description: 'The studio in which it is held.' }),
    reservations: t.field({
      type: [Reservation],
      description: 'Taken mats and places on the waitlist, without any names.',
      extensions: { listSize: roomSize },
      resolve: (one) => one.reservations(),
    }),
    start_date: t.exposeString('localDate', { description: 'The day at the studio, such as 2026-11-15.' }),
    start_time: t.exposeString('localTime', {
      description: 'The time on the studio’s clock (America/New_York), such as 18:30:00.',
    }),
    start_datetime: t.string({
      description: 'When it begins, in UTC, such as 2026-11-15T23:30:00Z.',
      resolve: ({ startsAt }) => utcText(startsAt),
    }),
    available_spot_count: t.exposeInt('availableSpotCount', {
      description: 'Mats that are still free; 1 for some and 0 for none when the count is not public.',
    }),
    is_remaining_spot_count_public: t.exposeBoolean('isCountPublic', {
      description: 'Whether the studio publishes how many mats and places on the waitlist are left.',
    }),
    booking_start_datetime: t.string({
      description: 'From when on it can be booked in the app, in UTC.',
      resolve: ({ bookingOpensAt }) => utcText(bookingOpensAt),
    }),
    is_user_reserved: t.boolean({
      description: 'Always false here: visitors are anonymous.',
      resolve: () => false,
    }),
    is_user_waitlisted: t.boolean({
      description: 'Always false here: visitors are anonymous.',
      resolve: () => false,
    }),
    layout_format: t.exposeString('layoutFormat', { description: layoutFormatDescription }),
    waitlist_count: t.exposeInt('waitlistCount', { description: 'People on the waitlist.' }),
    spot_options: t.field({
      type: SpotOptions,
      description: 'Its waitlist: how long it is, and how much is left of it.',
      resolve: (one) => one,
    }),
  }),
});

builder.queryField('getClassDetails', (t) =>
  t.field({
    type: Class,
    nullable: true,
    description: 'One class or workshop; null when there is none with that number.',
    args: { class_id: t.arg.id({ description: classIdDescription }) },
    resolve: (_, { class_id }, { booking }) => booking.findClass(checkClassId(class_id)),
  }),
);
