import * as z from 'zod/mini';
import { type MarketingField, marketingFields } from '#domain/forms/marketing-lead.ts';
import { email, name, phone, shortText, zip } from '#domain/forms/rules/fields.ts';

export const preSaleAddressSchema = z.object({
  fullname: name(),
  email: email(),
  phone: phone(),
  address: shortText('address'),
  city: shortText('city'),
  state: shortText('state'),
  zip: zip(),
});
export type PreSaleAddress = z.output<typeof preSaleAddressSchema>;

/** This variant sends no last name: the full name is sent as `firstname`. */
export const preSaleAddressLead = (
  { fullname, phone, email, address, city, state, zip }: PreSaleAddress,
  studioName: string,
): MarketingField[] =>
  marketingFields({
    firstname: fullname,
    phone,
    email,
    address,
    city,
    state,
    zip,
    interested_upcoming_location: studioName,
  });
