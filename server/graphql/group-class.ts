import { sendGroupClass } from '#server/forms/group-classes.ts';
import { builder } from './builder.ts';
import { isSent } from './sent-form.ts';

builder.mutationFields((t) => ({
  sendGroupClassEmailToManager: t.boolean({
    args: {
      name: t.arg.string(),
      email: t.arg.string(),
      phone: t.arg.string(),
      company: t.arg.string(),
      studioId: t.arg.int(),
      classDate: t.arg.string({ required: false }),
      attendees: t.arg.int({ required: false }),
      location: t.arg.string({ required: false, description: 'Sent by the form; the id decides.' }),
    },
    resolve: (_, { location: _unused, ...call }, { reception, visit }) =>
      isSent(sendGroupClass(reception, visit, call)),
  }),
}));
