import * as z from 'zod/mini';
import { type MarketingField, marketingFields } from '#domain/forms/marketing-lead.ts';
import { email, longText, name, phone } from '#domain/forms/rules/fields.ts';

export const upcomingLocationsSchema = z.object({
  firstname: name(),
  lastname: name(),
  email: email(),
  phone: phone(),
  comments: longText(),
});
export type UpcomingLocations = z.output<typeof upcomingLocationsSchema>;

export const upcomingLocationsLead = ({
  firstname,
  lastname,
  phone,
  email,
  comments,
}: UpcomingLocations): MarketingField[] => marketingFields({ firstname, lastname, phone, email, comments });
