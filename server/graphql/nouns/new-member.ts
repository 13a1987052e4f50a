import { announceNewMember } from '#server/forms/new-member.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';

builder.mutationFields((t) => ({
  sendNewMemberEmailToManagerV3: t.boolean({
    description: `Tells a studio’s managers of a member who came another way than createAccount. ${argumentDescriptions.sent}`,
    args: {
      name: t.arg.string({ description: argumentDescriptions.name }),
      email: t.arg.string({ description: argumentDescriptions.email }),
      phone: t.arg.string({ description: argumentDescriptions.phone }),
      location: t.arg.string({ description: argumentDescriptions.studioName }),
      form_id: t.arg.int({ description: argumentDescriptions.formId('register') }),
      studio_id: t.arg.int({ description: argumentDescriptions.locationId }),
    },
    resolve: (_, call, { intake, metadata }) => trueWhenSent(announceNewMember(intake, metadata, call)),
  }),
}));
