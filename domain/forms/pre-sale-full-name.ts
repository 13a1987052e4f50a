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

export const preSaleFullNameLead = ({
  fullname,
  phone,
  email,
  comments,
}: PreSaleFullName): MarketingField[] =>
  marketingFields({ ...splitFullName(fullname), phone, email, comments });
