import * as z from 'zod/mini';
import type { FormErrorKey } from '#domain/forms/error-keys.ts';
import { type LocationId, studios } from '#domain/studios.ts';
import { hasShortYear } from './calendar-date.ts';
import { deliverableEmail, isEmailAddress } from './email-address.ts';
import { limits } from './limits.ts';
import { type Mask, masks } from './masks.ts';

/** The order of the rules matters: `checkForm` returns the first failed rule of each field. */
export const because = (error: FormErrorKey) => ({ error });

// Control characters must not reach a mail header; half a surrogate pair (Cs) cannot be stored.
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const unreadableInLine = /[\p{Cs}\u0000-\u001f\u007f-\u009f\u2028\u2029]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a long text may have lines and tabs
const unreadableInText = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;
const readableLine = () =>
  z.refine<string>((text) => !unreadableInLine.test(text), because('text.unreadable'));
const readableText = () =>
  z.refine<string>((text) => !unreadableInText.test(text), because('text.unreadable'));

/**
 * A text with a maximum length; further rules are added with `.check`. Zod's pipe ends the checks of this
 * field when its first part fails, so no further rule reads a megabyte of text. The other fields are still
 * checked.
 */
export const bounded = (text: z.ZodMiniString<string>, max: number, tooLong: FormErrorKey) =>
  z.pipe(text.check(z.maxLength(max, because(tooLong))), z.string());

/** Browsers post line breaks as CRLF, scripts as LF. The same text must have one length and content hash. */
const lineBreaks = () => z.overwrite((text: string) => text.replaceAll('\r\n', '\n'));

/** A required single line, trimmed. */
export const line = (required: FormErrorKey, max: number, tooLong: FormErrorKey) =>
  bounded(
    z.string(because(required)).check(lineBreaks(), z.trim(), z.minLength(1, because(required))),
    max,
    tooLong,
  );

export const email = (invalid: FormErrorKey = 'email.invalid') =>
  line('email.required', limits.email.max, invalid).check(
    z.refine(isEmailAddress, because(invalid)),
    z.overwrite((text) => deliverableEmail(text) ?? text),
  );

/** A text of 2 to 50 characters, for names, companies and parts of a postal address. */
export const shortText = (field: 'name' | 'company' | 'address' | 'city' | 'state') =>
  line(`${field}.required`, limits.shortText.max, `${field}.long`).check(
    z.minLength(limits.shortText.min, because(`${field}.short`)),
    readableLine(),
  );
export const name = () => shortText('name');

/** The masks of fields, also of a field with further rules. */
export const fieldMasks = z.registry<{ mask: Mask }>();
const masked = (mask: Mask, required: FormErrorKey, invalid: FormErrorKey) =>
  line(required, mask.length, invalid).register(fieldMasks, { mask });

export const phone = (field: 'phone' | 'telephone' = 'phone') =>
  masked(masks.phone, `${field}.required`, `${field}.invalid`).check(
    z.regex(/^\d{3}-\d{3}-\d{4}$/, because(`${field}.invalid`)),
  );

export const zip = () =>
  masked(masks.zip, 'zip.required', 'zip.invalid').check(z.regex(/^\d{5}$/, because('zip.invalid')));

/** A day as MM/DD/YYYY. */
export const date = (required: FormErrorKey, invalid: FormErrorKey) =>
  masked(masks.date, required, invalid).check(
    z.refine((typed: string) => !hasShortYear(typed), because('date.shortYear')),
  );

/** A number from 1 on: typed or chosen as text on a page, a number in a call. */
export const wholeNumber = (invalid: FormErrorKey, max: number) => {
  const read = (given: unknown) => {
    const digits = typeof given === 'string' ? given.trim() : '';
    return digits.length <= String(max).length && /^\d+$/.test(digits) ? Number(digits) : given;
  };
  const isInRange = (number: number) => Number.isInteger(number) && number >= 1 && number <= max;
  return z.pipe(z.transform(read), z.number(because(invalid)).check(z.refine(isInRange, because(invalid))));
};

/** The booking provider also has ids of closed studios; a form accepts studios of the site only. */
const isStudioLocation = (id: number) => studios.some(({ locationId }) => locationId === id);
/** The id of a studio's location. */
export const studio = (required: FormErrorKey = 'studio.required'): z.ZodMiniType<LocationId, unknown> =>
  wholeNumber(required, limits.locationId.max).check(
    z.refine(isStudioLocation, because(required)),
  ) as z.ZodMiniType<number, unknown> as z.ZodMiniType<LocationId, unknown>;

/** One of a fixed list of values, whose texts are in `choices` of the words of forms. */
export const choice = <const Values extends readonly string[]>(
  values: Values,
  required: FormErrorKey = 'field.required',
) => z.enum(values, because(required));

export const longText = (required: FormErrorKey = 'field.required') =>
  line(required, limits.longText.max, 'text.tooLong').check(readableText());

const optionalText = (max: number) =>
  bounded(z.string(because('form.invalid')).check(lineBreaks(), z.trim()), max, 'text.tooLong');
export const optionalLine = () => z.optional(optionalText(limits.shortText.max).check(readableLine()));
export const optionalLongText = () => z.optional(optionalText(limits.longText.max).check(readableText()));

/** An optional field that was left empty is sent as an empty text, which must not fail its rules. */
export const ifGiven = <Field extends z.ZodMiniType>(field: Field) =>
  z.optional(
    z.pipe(
      z.transform((typed: unknown) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed)),
      z.optional(field),
    ),
  );
