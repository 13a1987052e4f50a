import { positions } from '#domain/forms/positions.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { type CareerCall, sendCareerApplication } from '#server/forms/career-application.ts';
import { builder } from '#server/graphql/builder.ts';
import { describes } from '#server/graphql/form-arguments.ts';
import type { RequestContext } from '#server/graphql/request-context.ts';
import { isSent } from '#server/graphql/sent-form.ts';
import { fileOf, Upload } from '#server/graphql/upload.ts';

const description = `Sends an application with a CV to the managers for that position. ${describes.sent}`;

type Call = CareerCall & { curriculumVitae: string };
const send = (_: unknown, { curriculumVitae, ...call }: Call, { intake, origin, uploads }: RequestContext) =>
  isSent(sendCareerApplication(intake, origin, call, fileOf(uploads, curriculumVitae)));

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string({ description: describes.email }),
    name: t.arg.string({ description: describes.name }),
    phone: t.arg.string({ description: describes.phone }),
    studio_location: t.arg.string({ required: false, description: describes.studioName }),
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
    form_id: t.arg.int({ required: false, defaultValue: 0, description: describes.unusedFormId }),
    studio_id: t.arg.int({ required: false, defaultValue: 0, description: describes.studioId }),
  };
  return {
    sendEmailForCareerForm: t.boolean({ args: first, resolve: send, description }),
    sendEmailForCareerFormV2: t.boolean({ args: second, resolve: send, description }),
    sendEmailForCareerFormV3: t.boolean({ args: second, resolve: send, description }),
  };
});
