import { parseLocationId } from '#domain/booking-ids.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { builder } from '#server/graphql/builder.ts';
import { dataOrError, ReportedFailure } from '#server/graphql/data-or-error.ts';
import type { RequestServices } from '#server/graphql/request-services.ts';
import { findLocationContact } from '#server/models/leads/mailed-studios.ts';
import { recipientsOf } from '#server/models/leads/recipients.ts';
import { formFailures } from '#words/form-notices.ts';

type Manager = { email: string };

const StudioManager = builder.objectRef<Manager>('StudioManager').implement({
  description: 'A mailbox of a studio that receives forms.',
  fields: (t) => ({ email: t.exposeString('email', { description: 'Email address of the mailbox.' }) }),
});

const managersOrError = (version: '' | 'V2') =>
  dataOrError<Manager>({
    result: `StudioManagers${version}Result`,
    data: `StudioManagers${version}`,
    error: `StudioManager${version}APIError`,
    item: StudioManager,
    fallback: formFailures.managerEmail,
    what: 'managers',
  });
const v1 = managersOrError('');
const v2 = managersOrError('V2');

const description =
  'The mailboxes for a kind of form of a studio, or an error message: unknown form or studio, list not available.';

type ManagerArgs = { studio_id: number; form_id: number };

const findManagers = async (
  { studio_id, form_id }: ManagerArgs,
  { database }: RequestServices,
): Promise<Manager[]> => {
  if (!(Object.values(managerTopics) as number[]).includes(form_id)) {
    throw new ReportedFailure(`There is no form ${form_id}.`);
  }
  const locationId = parseLocationId(studio_id);
  if (!locationId || !findLocationContact(locationId))
    throw new ReportedFailure(`There is no studio ${studio_id}.`);
  const emails = await recipientsOf(database.kysely, form_id, [locationId]);
  return emails.map((email) => ({ email }));
};

builder.queryFields((t) => {
  const args = {
    studio_id: t.arg.int({ description: 'Booking id of the studio, such as 48720.' }),
    form_id: t.arg.int({ description: `Kind of form: ${Object.values(managerTopics).join(', ')}.` }),
  };
  return {
    getStudioManagersToSendEmail: t.field({
      type: v1.type,
      description,
      args,
      resolve: (_, managerArgs, context) => v1.resolve(context, () => findManagers(managerArgs, context)),
    }),
    getStudioManagersToSendEmailV2: t.field({
      type: v2.type,
      description,
      args,
      resolve: (_, managerArgs, context) => v2.resolve(context, () => findManagers(managerArgs, context)),
    }),
  };
});
