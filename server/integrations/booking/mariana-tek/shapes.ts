import * as z from 'zod';

/**
 * The fields of Mariana Tek's responses that we use, as they really arrive: the published OpenAPI document is
 * wrong about several. Lenient where a difference does no harm (further fields, numbers as text, null),
 * strict where visitors would see it. Fields that we do not use are dropped.
 */
export const numberShape = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,12}(\.\d{1,12})?$/)
    .transform(Number),
]);
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', 'True', 'False'])])
  .transform((value) => (typeof value === 'boolean' ? value : value.toLowerCase() === 'true'));
/** Ids become part of request URLs and of our keys. */
const id = z.union([z.string(), z.int().transform(String)]).pipe(z.string().regex(/^[\w-]{1,64}$/));
const text = z.string();
const optionalText = text.nullish();

const classTypeShape = z.object({
  id,
  name: text,
  description: optionalText,
  /** In minutes, although the appointments of the same API are in seconds. */
  duration: numberShape,
  duration_formatted: z.unknown(),
  is_live_stream: flag.nullish(),
});
export const instructorShape = z.object({ id, name: text, bio: optionalText });
const spotShape = z.object({
  id,
  name: z.union([text, z.number().transform(String)]),
  x_position: numberShape.refine((x) => Math.abs(x) < 1000),
  y_position: numberShape.refine((y) => Math.abs(y) < 1000),
  is_available: flag,
});
/** Rooms are stored whole. */
const maxSpots = 1_000;
const layoutShape = z.object({
  // The OpenAPI document says one object; every response has a list.
  spots: z.union([z.array(spotShape).max(maxSpots), spotShape.transform((one) => [one])]),
});

export const scheduledClassShape = z.object({
  id,
  name: text,
  status: optionalText,
  start_datetime: text,
  booking_start_datetime: optionalText,
  capacity: numberShape,
  available_spot_count: numberShape,
  waitlist_count: numberShape.nullish(),
  is_cancelled: flag.nullish(),
  /** A missing value counts as not public. */
  is_remaining_spot_count_public: flag.nullish(),
  layout_format: optionalText,
  class_type: classTypeShape,
  class_tags: z.array(z.object({ slug: optionalText })).nullish(),
  instructors: z.array(instructorShape).nullish(),
  location: z.object({ id, timezone: optionalText }),
  spot_options: z.object({ waitlist_capacity: numberShape.nullish() }).nullish(),
  layout: layoutShape.nullish(),
});

export const locationShape = z.object({
  id,
  name: text,
  listed: flag.nullish(),
  address_line_one: optionalText,
  city: optionalText,
  postal_code: optionalText,
  state_province: optionalText,
  phone_number: optionalText,
  latitude: numberShape.nullish(),
  longitude: numberShape.nullish(),
  timezone: optionalText,
  instructors: z.array(z.unknown()).nullish(),
});

export const configShape = z.object({ scheduling_window_days: numberShape.nullish() });

export type TheirClassType = z.output<typeof classTypeShape>;
