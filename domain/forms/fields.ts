import * as z from 'zod/mini';
import { studios } from '#domain/studios.ts';
import type { FormErrorKey } from './error-keys.ts';
import { limits } from './limits.ts';
import { isWellFormed } from './well-formed.ts';

/** Rules are listed in the order a visitor should hear of them: `checkForm` says the first one a field broke. */
export const because = (error: FormErrorKey) => ({ error });

// Control characters have no place in a line that may reach a mail header; half a surrogate pair cannot be stored.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a long text may have lines and tabs
const controlsBesideLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const readableLine = () =>
  z.refine<string>((text) => isWellFormed(text) && !controls.test(text), because('text.unreadable'));
const readableText = () =>
  z.refine<string>(
    (text) => isWellFormed(text) && !controlsBesideLines.test(text),
    because('text.unreadable'),
  );

/** A required single line, trimmed. */
export const line = (required: FormErrorKey) =>
  z.string(because(required)).check(z.trim(), z.minLength(1, because(required)));

const emailPattern = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
export const email = (invalid: FormErrorKey = 'email.invalid') =>
  line('email.required').check(
    z.maxLength(limits.email.max, because(invalid)),
    z.regex(emailPattern, because(invalid)),
  );

/** 2 to 50 characters; names, companies and parts of an address. */
export const shortText = (field: 'name' | 'company' | 'address' | 'city' | 'state') =>
  line(`${field}.required`).check(
    z.minLength(limits.shortText.min, because(`${field}.short`)),
    z.maxLength(limits.shortText.max, because(`${field}.long`)),
    readableLine(),
  );
export const name = () => shortText('name');

export const phone = (field: 'phone' | 'telephone' = 'phone') =>
  line(`${field}.required`).check(z.regex(/^\d{3}-\d{3}-\d{4}$/, because(`${field}.invalid`)));

export const zip = () => line('zip.required').check(z.regex(/^\d{5}$/, because('zip.invalid')));

/** The booking backend has other ids too, the two closed ones among them; a form can only be for a studio of ours. */
const isStudioId = (id: string) =>
  studios.some(({ bookingId }) => bookingId !== null && String(bookingId) === id);
/** A dropdown's value: the studio's id as text. */
export const studio = (required: FormErrorKey = 'studio.required') =>
  line(required).check(z.refine(isStudioId, because(required)));

export const longText = (required: FormErrorKey) =>
  line(required).check(z.maxLength(limits.longText.max, because('text.tooLong')), readableText());

export const optionalLine = () =>
  z.optional(
    z
      .string(because('form.invalid'))
      .check(z.trim(), z.maxLength(limits.shortText.max, because('text.tooLong')), readableLine()),
  );
export const optionalLongText = () =>
  z.optional(
    z
      .string(because('form.invalid'))
      .check(z.trim(), z.maxLength(limits.longText.max, because('text.tooLong')), readableText()),
  );

/** An untouched optional field arrives as empty text: that is "not given", not a broken rule. */
export const ifGiven = <Field extends z.ZodMiniType<string, string>>(field: Field) =>
  z.optional(
    z.pipe(
      z.transform((typed: unknown) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed)),
      z.optional(field),
    ),
  );
