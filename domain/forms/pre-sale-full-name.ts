import * as z from 'zod/mini';
import { email, longText, name, phone } from './fields.ts';
import { splitFullName } from './full-name.ts';
import { type MarketingField, marketingFields } from './marketing-lead.ts';

export const preSaleFullNameSchema = z.object({
  fullname: name(),
  email: email(),
  phone: phone(),
  comments: longText('comments.required'),
});
export type PreSaleFullName = z.output<typeof preSaleFullNameSchema>;

export const preSaleFullNameLead = (form: PreSaleFullName): MarketingField[] => {
  const { firstname, lastname } = splitFullName(form.fullname);
  return marketingFields({
    firstname,
    lastname,
    phone: form.phone,
    email: form.email,
    comments: form.comments,
  });
};
