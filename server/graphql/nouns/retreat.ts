import { retreatSchema } from '#domain/forms/schemas/retreat.ts';
import type { CallOf } from '#server/forms/form-call.ts';
import { submitRetreatLead, submitRetreatUser } from '#server/forms/retreat.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions, formArguments, unusedFormId } from '#server/graphql/form-arguments.ts';
import { sentOrRefused, trueWhenSent } from '#server/graphql/form-refusals.ts';
import type { RequestServices } from '#server/graphql/request-services.ts';
import { formSuccesses } from '#words/form-notices.ts';

const RetreatsUser = builder.objectRef<{ isAccepted: boolean; message: string }>('RetreatsUser').implement({
  description: 'Whether a visitor was put on the list for retreats.',
  fields: (t) => ({
    status: t.exposeBoolean('isAccepted', { description: 'False when the form broke a rule.' }),
    message: t.exposeString('message', {
      description: 'Message to display: thanks, or the rule that was broken.',
    }),
  }),
});

const description = `Asks for information about retreats; the next step after addRetreatsUser. ${argumentDescriptions.sent}`;

const send = (_: unknown, call: CallOf<typeof retreatSchema>, { forms, metadata }: RequestServices) =>
  trueWhenSent(submitRetreatLead(forms, metadata, call));

builder.mutationFields((t) => {
  const first = formArguments(t, retreatSchema, {
    location: 'Where the sender lives or which studio is near, in free words.',
  });
  const second = { ...first, form_id: unusedFormId(t) };
  return {
    addRetreatsUser: t.field({
      type: RetreatsUser,
      description:
        'Puts a visitor on the list for retreats. A broken rule is reported in the result, not as an error.',
      args: first,
      resolve: (_, call, { forms, metadata }) =>
        sentOrRefused(submitRetreatUser(forms, metadata, call), formSuccesses.retreats),
    }),
    sendNewRetreatLeadEmail: t.boolean({ args: first, resolve: send, description }),
    sendNewRetreatLeadEmailV1: t.boolean({
      args: first,
      resolve: send,
      description,
      deprecationReason: 'The same as sendNewRetreatLeadEmail.',
    }),
    sendNewRetreatLeadEmailV2: t.boolean({ args: second, resolve: send, description }),
    sendNewRetreatLeadEmailV3: t.boolean({ args: second, resolve: send, description }),
  };
});
