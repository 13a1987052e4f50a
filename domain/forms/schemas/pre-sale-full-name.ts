import * as z from 'zod/mini';
import { type MarketingField, marketingFields } from '#domain/forms/marketing-lead.ts';
import { email, longText, name, phone } from '#domain/forms/rules/fields.ts';

export const preSaleFullNameSchema = z.object({
  fullname: name(),
  email: email(),
  phone: phone(),
  comments: longText(),
});
export type PreSaleFullName = z.output<typeof preSaleFullNameSchema>;

/** The first word is the first name, the rest the last: "Ana María de la Cruz" → Ana, María de la Cruz. */
export const splitFullName = (fullname: string): { firstname: string; lastname: string } => {
  const [firstname = '', ...rest] = fullname.trim().split(/\s+/);
  return { firstname, lastname: rest.join(' ') };
};

export const preSaleFullNameLead = ({
  fullname,
  phone,
  email,
  comments,
}: PreSaleFullName): MarketingField[] =>
  marketingFields({ ...splitFullName(fullname), phone, email, comments });
