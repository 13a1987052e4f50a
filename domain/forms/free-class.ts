import * as z from 'zod/mini';
import { because, email, line } from './fields.ts';
import { limits } from './limits.ts';

/** Letters, accented Spanish letters among them, with single spaces between words. */
const popupName = /^[a-záéíóúüñ]+(?: [a-záéíóúüñ]+)*$/i;
const nameField = (field: 'firstName' | 'lastName') =>
  line(`popup.${field}.required`, limits.name.max, `popup.${field}.long`).check(
    z.minLength(limits.name.min, because(`popup.${field}.short`)),
    z.regex(popupName, because(`popup.${field}.invalid`)),
  );

export const freeClassSchema = z.object({
  first_name: nameField('firstName'),
  last_name: nameField('lastName'),
  email: email('popup.email.invalid'),
  phone: line('popup.phone.required', limits.popupPhone.max, 'popup.phone.invalid').check(
    z.minLength(limits.popupPhone.min, because('popup.phone.invalid')),
    z.regex(/^\d+$/, because('popup.phone.invalid')),
  ),
});
export type FreeClass = z.output<typeof freeClassSchema>;

/** How the popup's visitors are told apart on the sign-up page. */
const popupTags = {
  utm_source: 'website_popup',
  utm_medium: 'not_provided',
  utm_campaign: 'ready_set_book',
} as const;

/** Where a filled popup leads: /app keeps the query and hands it to the sign-up site. */
export const popupDestination = (form: FreeClass): string =>
  `/app?${new URLSearchParams({
    firstName: form.first_name,
    lastName: form.last_name,
    email: form.email,
    phone: form.phone,
    ...popupTags,
  })}`;
