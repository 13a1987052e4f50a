import { positions } from '#domain/forms/positions.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { careerApplicationSchema } from '#domain/forms/schemas/career-application.ts';
import { type CareerCall, submitCareerApplication } from '#server/forms/career-application.ts';
import { builder } from '#server/graphql/builder.ts';
import {
  argumentDescriptions,
  formArguments,
  optionalLocationId,
  unusedFormId,
} from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';
import type { RequestServices } from '#server/graphql/request-services.ts';
import { fileOf } from '#server/graphql/upload.ts';

const description = `Sends an application with a CV to the managers for that position. ${argumentDescriptions.sent}`;

const send = (
  _: unknown,
  { curriculumVitae, ...call }: CareerCall & { curriculumVitae?: unknown },
  { forms, metadata, uploads }: RequestServices,
) => trueWhenSent(submitCareerApplication(forms, metadata, call, fileOf(uploads, curriculumVitae)));

builder.mutationFields((t) => {
  const { studio: _, ...fields } = formArguments(t, careerApplicationSchema, {
    freeDays: 'Days on which the applicant can work, in English: Monday to Sunday, at least one.',
    position: `What the application is for: ${positions.join(', ')}. All but ${positions[0]} need a studio.`,
    description: `What the applicant says about himself, ${limits.careerDescription.min} to ${limits.longText.max} characters.`,
    curriculumVitae: `The CV as docx, doc or pdf, at most ${limits.cv.maxBytes / 1_000_000} MB. Its content decides, not its name.`,
  });
  const studio_location = t.arg.string({ required: false, description: argumentDescriptions.studioName });
  const first = { ...fields, studio_location };
  const second = { ...first, form_id: unusedFormId(t), studio_id: optionalLocationId(t) };
  return {
    sendEmailForCareerForm: t.boolean({ args: first, resolve: send, description }),
    sendEmailForCareerFormV2: t.boolean({ args: second, resolve: send, description }),
    sendEmailForCareerFormV3: t.boolean({ args: second, resolve: send, description }),
  };
});
