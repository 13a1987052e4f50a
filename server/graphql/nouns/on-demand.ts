import { onDemandSchema } from '#domain/forms/schemas/on-demand.ts';
import { submitOnDemand } from '#server/forms/on-demand.ts';
import { builder } from '#server/graphql/builder.ts';
import { formArguments } from '#server/graphql/form-arguments.ts';
import { sentOrRefused } from '#server/graphql/form-refusals.ts';
import { formSuccesses } from '#words/form-notices.ts';

const VODUser = builder.objectRef<{ isAccepted: boolean; message: string }>('VODUser').implement({
  description: 'Whether a sign-up for the on-demand library was accepted.',
  fields: (t) => ({
    success: t.exposeBoolean('isAccepted', { description: 'False when the form broke a rule.' }),
    message: t.exposeString('message', {
      description: 'Message to display: thanks, or the rule that was broken.',
    }),
  }),
});

builder.mutationFields((t) => ({
  addVODUser: t.field({
    type: VODUser,
    description:
      'Signs a visitor up for the on-demand library. A broken rule is reported in the result, not as an error.',
    args: formArguments(t, onDemandSchema),
    resolve: (_, call, { forms, metadata }) =>
      sentOrRefused(submitOnDemand(forms, metadata, call), formSuccesses.request),
  }),
}));
