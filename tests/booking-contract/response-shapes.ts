import { z } from 'zod';
import { isClassId, parseLocationId } from '#domain/booking-ids.ts';
import { isCalendarDay } from '#domain/dates.ts';
import type {
  BookableClass,
  Instructor,
  Location,
  Reservation,
  Spots,
} from '#server/integrations/booking/booking.ts';
import { studioInstant } from '#server/time/studio-time.ts';

/** The results of a booking provider, field by field. A field that our types do not have fails the test. */

const text = z.string().trim().min(1);
const count = z.int().min(0);
const instant = z
  .int()
  .min(Date.UTC(2000, 0, 1))
  .max(Date.UTC(2100, 0, 1));
const id = z.string().regex(/^[\w-]{1,64}$/);
const classId = z.string().refine(isClassId);
const locationId = z.string().refine((id) => parseLocationId(id) !== undefined);
const url = z.string().regex(/^(\/|https:\/\/)\S+$/);
const position = z.number().gt(-1000).lt(1000);

export const location = z.strictObject({
  id: locationId,
  name: text,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  addressLineOne: text,
  city: text,
  postalCode: text,
  stateProvince: z.string().length(2),
  email: text,
  phoneNumber: text,
}) satisfies z.ZodType<Location>;

export const instructor = z.strictObject({
  id,
  name: text,
  bio: z.string(),
  photoUrls: z.strictObject({ thumbnail: url, large: url }),
}) satisfies z.ZodType<Instructor>;

/** A provider that does not convert minutes to seconds has classes of one minute. */
const classType = z.strictObject({
  id,
  name: text,
  description: z.string(),
  seconds: z.int().min(300).max(86_400),
  isLiveStream: z.boolean(),
});

const layoutFormat = z.enum(['pick-a-spot', 'first-come-first-serve']);
const spot = { id, name: text, x: position, y: position };

export const bookableClass = z
  .strictObject({
    id: classId,
    name: text,
    tags: z.array(z.strictObject({ id, slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), name: text })),
    type: classType,
    instructors: z.array(instructor),
    location,
    startsAt: instant,
    bookingOpensAt: instant,
    localDate: z.string().refine(isCalendarDay),
    localTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/),
    layoutFormat,
    isCountPublic: z.boolean(),
    availableSpotCount: count,
    waitlistCount: count,
    waitlistCapacity: count,
    reservations: z.custom<BookableClass['reservations']>((value) => typeof value === 'function'),
  })
  .refine(
    ({ startsAt, localDate, localTime }) => studioInstant(localDate, localTime.slice(0, 5)) === startsAt,
    {
      error: 'localDate and localTime are not startsAt on the studio’s clock',
    },
  )
  .refine(({ startsAt, bookingOpensAt }) => bookingOpensAt <= startsAt, {
    error: 'booking opens after the class began',
  })
  .refine(({ waitlistCount, waitlistCapacity }) => waitlistCount <= waitlistCapacity, {
    error: 'more people on the waitlist than it has places',
  })
  .refine((one) => one.isCountPublic || Math.max(one.availableSpotCount, one.waitlistCapacity) <= 1, {
    error: 'a count that is not public is more than some (1) or none (0)',
  })
  .refine((one) => one.isCountPublic || one.waitlistCount === 0, {
    error: 'the people on a waitlist are counted although the count is not public',
  }) satisfies z.ZodType<BookableClass>;

export const reservation = z.strictObject({
  id,
  type: z.enum(['standard', 'standby', 'waitlist']),
  status: text,
  spot: z.object(spot).nullable(),
  waitlistPosition: z.int().min(1).nullable(),
}) satisfies z.ZodType<Omit<Reservation, 'status'>>;

export const spots = z.strictObject({
  availableSpotIds: z.array(id),
  layoutFormat,
  items: z.array(z.strictObject({ ...spot, type: text, isEnabled: z.boolean(), isListed: z.boolean() })),
}) satisfies z.ZodType<Spots>;

export const pageOf = (item: z.ZodType) =>
  z
    .strictObject({
      items: z.array(item),
      page: z.int().min(1),
      size: z.int().min(1),
      count,
      pages: count,
    })
    .refine(({ count: all, size, pages }) => pages === Math.ceil(all / size), {
      error: 'pages is not count / size',
    });
