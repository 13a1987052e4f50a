import { sendAppLink } from '#server/forms/app-link.ts';
import { builder } from '#server/graphql/builder.ts';
import { describes } from '#server/graphql/form-arguments.ts';
import { isSent } from '#server/graphql/sent-form.ts';

builder.mutationFields((t) => ({
  sendEmailForAppLink: t.boolean({
    description: `Mails the links to the app to a visitor. ${describes.sent}`,
    args: { email: t.arg.string({ description: 'Where the links go.' }) },
    resolve: (_, call, { intake, origin }) => isSent(sendAppLink(intake, origin, call)),
  }),
}));
