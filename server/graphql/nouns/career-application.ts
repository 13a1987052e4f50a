import { positions } from '#domain/forms/positions.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { type CareerCall, sendCareerApplication } from '#server/forms/career-application.ts';
import { builder } from '#server/graphql/builder.ts';
import { argumentDescriptions } from '#server/graphql/form-arguments.ts';
import { trueWhenSent } from '#server/graphql/form-refusals.ts';
import type { RequestServices } from '#server/graphql/request-services.ts';
import { fileOf, Upload } from '#server/graphql/upload.ts';

const description = `Sends an application with a CV to the managers for that position. ${argumentDescriptions.sent}`;

type Call = CareerCall & { curriculumVitae: string };
const send = (
  _: unknown,
  { curriculumVitae, ...call }: Call,
  { intake, metadata, uploads }: RequestServices,
) => trueWhenSent(sendCareerApplication(intake, metadata, call, fileOf(uploads, curriculumVitae)));

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string({ description: argumentDescriptions.email }),
    name: t.arg.string({ description: argumentDescriptions.name }),
    phone: t.arg.string({ description: argumentDescriptions.phone }),
    studio_location: t.arg.string({ required: false, description: argumentDescriptions.studioName }),
    freeDays: t.arg.stringList({
      description: 'Days on which the applicant can work, in English: Monday to Sunday, at least one.',
    }),
    position: t.arg.string({
      description: `What the application is for: ${positions.join(', ')}. All but ${positions[0]} need a studio.`,
    }),
    description: t.arg.string({
      description: `What the applicant says about himself, ${limits.careerDescription.min} to ${limits.longText.max} characters.`,
    }),
    curriculumVitae: t.arg({
      type: Upload,
      description: `The CV as docx, doc or pdf, at most ${limits.cv.maxBytes / 1_000_000} MB. Its content decides, not its name.`,
    }),
  };
  const second = {
    ...first,
    form_id: t.arg.int({ required: false, defaultValue: 0, description: argumentDescriptions.unusedFormId }),
    studio_id: t.arg.int({ required: false, defaultValue: 0, description: argumentDescriptions.locationId }),
  };
  return {
    sendEmailForCareerForm: t.boolean({ args: first, resolve: send, description }),
    sendEmailForCareerFormV2: t.boolean({ args: second, resolve: send, description }),
    sendEmailForCareerFormV3: t.boolean({ args: second, resolve: send, description }),
  };
});
