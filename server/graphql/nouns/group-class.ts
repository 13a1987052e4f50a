import { limits } from '#domain/forms/rules/limits.ts';
import { sendGroupClass } from '#server/forms/group-class.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';

builder.mutationFields((t) => ({
  sendGroupClassEmailToManager: t.boolean({
    description: `Asks a studio for a private class for a team or an office. ${argumentDescriptions.sent}`,
    args: {
      name: t.arg.string({ description: argumentDescriptions.name }),
      email: t.arg.string({ description: argumentDescriptions.email }),
      phone: t.arg.string({ description: argumentDescriptions.phone }),
      company: t.arg.string({
        description: `Name of the group, ${limits.shortText.min} to ${limits.shortText.max} characters.`,
      }),
      studioId: t.arg.int({ description: 'Booking id of the studio, such as 48720.' }),
      classDate: t.arg.string({
        required: false,
        description: 'The wished day as MM/DD/YYYY, after today at the studio.',
      }),
      attendees: t.arg.int({ required: false, description: 'How many will come: 1 to 999.' }),
      location: t.arg.string({ required: false, description: 'Sent by the form; the id decides.' }),
    },
    resolve: (_, { location: _unused, ...call }, { intake, metadata }) =>
      trueWhenSent(sendGroupClass(intake, metadata, call)),
  }),
}));
