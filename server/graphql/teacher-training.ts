import { sendTeacherTraining } from '#server/forms/teacher-training.ts';
import { builder } from './builder.ts';
import { isSent } from './sent-form.ts';

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string(),
    name: t.arg.string(),
    phone: t.arg.string(),
    zipCode: t.arg.string(),
    description: t.arg.string(),
  };
  return {
    sendEmailForTeacherTraining: t.boolean({
      args: first,
      resolve: (_, call, { reception, visit }) => isSent(sendTeacherTraining(reception, visit, call)),
    }),
    sendEmailForTeacherTrainingV2: t.boolean({
      args: { ...first, studio: t.arg.stringList() },
      resolve: (_, call, { reception, visit }) => isSent(sendTeacherTraining(reception, visit, call)),
    }),
  };
});
