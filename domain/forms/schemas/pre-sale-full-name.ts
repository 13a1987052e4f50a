import * as z from 'zod/mini';
import { type MarketingField, marketingFields } from '#domain/forms/marketing-lead.ts';
import { email, longText, name, phone } from '#domain/forms/rules/fields.ts';
import { splitFullName } from '#domain/forms/rules/full-name.ts';

export const preSaleFullNameSchema = z.object({
  fullname: name(),
  email: email(),
  phone: phone(),
  comments: longText('comments.required'),
});
export type PreSaleFullName = z.output<typeof preSaleFullNameSchema>;

export const preSaleFullNameLead = ({
  fullname,
  phone,
  email,
  comments,
}: PreSaleFullName): MarketingField[] =>
  marketingFields({ ...splitFullName(fullname), phone, email, comments });
