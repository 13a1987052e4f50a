import { type CareerCall, sendCareerApplication } from '#server/forms/career-applications.ts';
import { builder } from './builder.ts';
import type { RequestContext } from './request-context.ts';
import { isSent } from './sent-form.ts';
import { fileOf, Upload } from './upload.ts';

type Call = CareerCall & { curriculumVitae: string };
const send = (
  _: unknown,
  { curriculumVitae, ...call }: Call,
  { reception, visit, uploads }: RequestContext,
) => isSent(sendCareerApplication(reception, visit, call, fileOf(uploads, curriculumVitae)));

builder.mutationFields((t) => {
  const first = {
    email: t.arg.string(),
    name: t.arg.string(),
    phone: t.arg.string(),
    studio_location: t.arg.string({ required: false }),
    freeDays: t.arg.stringList(),
    position: t.arg.string(),
    description: t.arg.string(),
    curriculumVitae: t.arg({ type: Upload }),
  };
  const second = {
    ...first,
    form_id: t.arg.int({ required: false, defaultValue: 0 }),
    studio_id: t.arg.int({ required: false, defaultValue: 0 }),
  };
  return {
    sendEmailForCareerForm: t.boolean({ args: first, resolve: send }),
    sendEmailForCareerFormV2: t.boolean({ args: second, resolve: send }),
    sendEmailForCareerFormV3: t.boolean({ args: second, resolve: send }),
  };
});
