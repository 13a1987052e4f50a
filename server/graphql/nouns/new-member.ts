import { newMemberSchema, submitNewMember } from '#server/forms/new-member.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions, formArguments } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';

builder.mutationFields((t) => {
  const { studio: _, ...fields } = formArguments(t, newMemberSchema);
  return {
    sendNewMemberEmailToManagerV3: t.boolean({
      description: `Tells a studio’s managers of a member who came another way than createAccount. ${argumentDescriptions.sent}`,
      args: {
        ...fields,
        location: t.arg.string({ description: argumentDescriptions.studioName }),
        form_id: t.arg.int({ description: argumentDescriptions.formId('register') }),
        studio_id: t.arg.int({ description: argumentDescriptions.locationId }),
      },
      resolve: (_, call, { forms, metadata }) => trueWhenSent(submitNewMember(forms, metadata, call)),
    }),
  };
});
