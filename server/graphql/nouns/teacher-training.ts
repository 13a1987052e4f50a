import { limits } from '#domain/forms/rules/limits.ts';
import { teacherTrainingSchema } from '#domain/forms/schemas/teacher-training.ts';
import { submitTeacherTraining } from '#server/forms/teacher-training.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions, formArguments } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';

builder.mutationFields((t) => {
  const { studio: _, ...first } = formArguments(t, teacherTrainingSchema, {
    description: `Why the applicant wants to teach, ${limits.teacherTrainingDescription.min} to ${limits.longText.max} characters.`,
  });
  return {
    sendEmailForTeacherTraining: t.boolean({
      description: `Applies for the teacher training. ${argumentDescriptions.sent}`,
      args: first,
      resolve: (_, call, { forms, metadata }) => trueWhenSent(submitTeacherTraining(forms, metadata, call)),
    }),
    sendEmailForTeacherTrainingV2: t.boolean({
      description: `As sendEmailForTeacherTraining, for one or more studios. ${argumentDescriptions.sent}`,
      args: {
        ...first,
        studio: t.arg.stringList({
          description: 'Booking ids of the studios, at least one, such as "48720".',
        }),
      },
      resolve: (_, call, { forms, metadata }) => trueWhenSent(submitTeacherTraining(forms, metadata, call)),
    }),
  };
});
