import { announceNewMember } from '#server/forms/new-member.ts';
import { builder } from '#server/graphql/builder.ts';
import { describes } from '#server/graphql/form-arguments.ts';
import { isSent } from '#server/graphql/sent-form.ts';

builder.mutationFields((t) => ({
  sendNewMemberEmailToManagerV3: t.boolean({
    description: `Tells a studio’s managers of a member who came another way than createAccount. ${describes.sent}`,
    args: {
      name: t.arg.string({ description: describes.name }),
      email: t.arg.string({ description: describes.email }),
      phone: t.arg.string({ description: describes.phone }),
      location: t.arg.string({ description: describes.studioName }),
      form_id: t.arg.int({ description: describes.formId('register') }),
      studio_id: t.arg.int({ description: describes.studioId }),
    },
    resolve: (_, call, { intake, origin }) => isSent(announceNewMember(intake, origin, call)),
  }),
}));
