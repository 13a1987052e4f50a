import * as z from 'zod/mini';
import { because, email, line } from '#domain/forms/rules/fields.ts';
import { limits } from '#domain/forms/rules/limits.ts';

/** Spaces, dots, dashes, brackets and a leading +1 are not counted as digits of a phone number. */
const phoneDigits = (typed: string) => typed.replace(/[\s.\p{Pd}()[\]]/gu, '').replace(/^\+1/, '');

/** Letters of any language, with single spaces between words. */
const popupName = /^\p{L}+(?: \p{L}+)*$/u;
const nameField = (field: 'firstName' | 'lastName') =>
  line(`popup.${field}.required`, limits.shortText.max, `popup.${field}.long`).check(
    z.minLength(limits.shortText.min, because(`popup.${field}.short`)),
    z.regex(popupName, because(`popup.${field}.invalid`)),
  );

export const freeClassSchema = z.object({
  first_name: nameField('firstName'),
  last_name: nameField('lastName'),
  email: email('popup.email.invalid'),
  phone: line('popup.phone.required', limits.shortText.max, 'popup.phone.invalid').check(
    z.overwrite(phoneDigits),
    z.minLength(limits.popupPhone.min, because('popup.phone.invalid')),
    z.maxLength(limits.popupPhone.max, because('popup.phone.invalid')),
    z.regex(/^\d+$/, because('popup.phone.invalid')),
  ),
});
