import { sendAppLink } from '#server/forms/app-link.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';

builder.mutationFields((t) => ({
  sendEmailForAppLink: t.boolean({
    description: `Mails the links to the app to a visitor. ${argumentDescriptions.sent}`,
    args: { email: t.arg.string({ description: 'Where the links go.' }) },
    resolve: (_, call, { intake, metadata }) => trueWhenSent(sendAppLink(intake, metadata, call)),
  }),
}));
