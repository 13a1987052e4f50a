import { isFormKind } from '#domain/forms/forms.ts';
import type { Handler } from '#server/deliveries/worker.ts';
import { PermanentFailure } from '#server/integrations/delivery-errors.ts';
import type { Mail } from '#server/integrations/mail/mail.ts';
import { type MailBody, mailBodyHtml, mailBodyText } from '#server/integrations/mail/mail-body.ts';
import { recipientsOf, studioContact, studioName } from '#server/models/leads/recipients.ts';
import { nameOf } from '#server/models/leads/submission-text.ts';
import { findSubmission, type Submission } from '#server/models/leads/submissions.ts';
import { uploadsOf } from '#server/models/leads/uploads.ts';
import {
  type DeliveredKind,
  deliveredKinds,
  type JobPayloads,
  jobs,
  parsePayload,
} from '#server/queue/jobs.ts';
import { enqueue, type Job } from '#server/queue/outbox.ts';
import { language } from '#words/language.ts';
import { asAttachments } from './attachments.ts';
import { accountOwnerMail, managersMail, visitorMail } from './compose-mail.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { forwardLead } from './forward-lead.ts';

const renderMail = (
  job: Job,
  { subject, body }: { subject: string; body: MailBody },
  rest: Pick<Mail, 'to' | 'replyTo' | 'attachments'>,
): Mail => ({
  id: job.id,
  date: new Date(job.createdAt),
  subject,
  html: mailBodyHtml(body, language.code),
  text: mailBodyText(body),
  ...rest,
});

type Delivery<Kind extends DeliveredKind> = {
  deps: DeliveryDeps;
  job: Job;
  payload: JobPayloads[Kind];
  submission: Submission;
  shutdown: AbortSignal;
};

const notifyManagers = async ({ deps, job, payload, submission }: Delivery<'notify-managers'>) => {
  const { formId: topic, studioIds, only } = payload;
  const { db, clock, files, mailer, publicUrl } = deps;
  const names = studioIds.map(studioName);
  const { attached, linked } = asAttachments(await uploadsOf(db, submission.id), files, publicUrl);
  const refused = await mailer.send(
    renderMail(job, managersMail(submission, names.join(', '), linked), {
      to: only ?? (await recipientsOf(db, topic, studioIds)),
      replyTo: { name: nameOf(submission), email: submission.email },
      attachments: attached,
    }),
  );
  // The refused recipients get their own entry, which is retried or parked without a second mail to the other recipients.
  if (refused.length > 0) {
    const rest = [jobs.notifyRefused(payload, refused)];
    await db.transaction().execute((tx) => enqueue(tx, submission.id, rest, { now: clock.now() }));
  }
};

const confirmToVisitor = async ({ deps, job, submission }: Delivery<'confirm-to-visitor'>) => {
  const { studioId } = submission;
  const studio = studioId === null ? undefined : studioContact(studioId);
  const mail = visitorMail(submission, studio, deps.publicUrl);
  if (mail) await deps.mailer.send(renderMail(job, mail, { to: [submission.email] }));
};

const notifyAccountOwner = async ({ deps, job, submission }: Delivery<'tell-account-owner'>) => {
  await deps.mailer.send(renderMail(job, accountOwnerMail(deps.publicUrl), { to: [submission.email] }));
};

type Deliver<Kind extends DeliveredKind> = (delivery: Delivery<Kind>) => Promise<void>;
const deliveries: { [Kind in DeliveredKind]: Deliver<Kind> } = {
  'notify-managers': notifyManagers,
  'confirm-to-visitor': confirmToVisitor,
  'tell-account-owner': notifyAccountOwner,
  'forward-lead': ({ deps, payload, submission, shutdown }) =>
    forwardLead(deps, payload, submission, shutdown),
};

const handlerOf =
  <Kind extends DeliveredKind>(deps: DeliveryDeps, kind: Kind): Handler =>
  async (job, shutdown) => {
    const payload = parsePayload(kind, job.payload);
    const submission = await findSubmission(deps.db, job.submissionId);
    if (!submission) throw new PermanentFailure(`submission ${job.submissionId} does not exist`);
    if (!isFormKind(submission.form)) throw new PermanentFailure(`unknown form "${submission.form}"`);
    await deliveries[kind]({ deps, job, payload, submission, shutdown });
  };

export const createHandlers = (deps: DeliveryDeps) =>
  Object.fromEntries(deliveredKinds.map((kind) => [kind, handlerOf(deps, kind)])) as Record<
    DeliveredKind,
    Handler
  >;
