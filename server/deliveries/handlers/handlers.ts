import type { Handler } from '#server/deliveries/worker.ts';
import { PermanentFailure } from '#server/integrations/delivery-errors.ts';
import type { Mail } from '#server/integrations/mail/mail.ts';
import { type MailBody, mailBodyHtml, mailBodyText } from '#server/integrations/mail/mail-body.ts';
import { recipientsOf, studioContact, studioName } from '#server/models/recipients.ts';
import { findSubmission, type Submission } from '#server/models/submissions.ts';
import { uploadsOf } from '#server/models/uploads.ts';
import { type JobKind, type JobPayloads, jobs } from '#server/queue/jobs.ts';
import { enqueue, type Job } from '#server/queue/outbox.ts';
import { asAttachments } from './attachments.ts';
import { accountOwnerMail, managersMail, nameOf, visitorMail } from './compose-mail.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { forwardLead } from './forward-lead.ts';

const renderMail = (
  job: Job,
  { subject, letter }: { subject: string; letter: MailBody },
  rest: Pick<Mail, 'to' | 'replyTo' | 'attachments'>,
): Mail => ({
  id: job.id,
  date: new Date(job.createdAt),
  subject,
  html: mailBodyHtml(letter),
  text: mailBodyText(letter),
  ...rest,
});

const notifyManagers = async (outside: DeliveryDeps, job: Job, submission: Submission) => {
  const payload = job.payload as JobPayloads['notify-managers'];
  const { formId, studioIds, only } = payload;
  const { db, clock, files, mailer, publicUrl } = outside;
  const names = studioIds.map(studioName);
  const { attached, linked } = asAttachments(await uploadsOf(db, submission.id), files, publicUrl);
  const refused = await mailer.send(
    renderMail(job, managersMail(submission, names.join(', '), linked), {
      to: only ?? (await recipientsOf(db, formId, studioIds)),
      replyTo: { name: nameOf(submission), address: submission.email },
      attachments: attached,
    }),
  );
  // An entry of their own: tried again or parked without a second mail to those who have it.
  if (refused.length > 0) {
    const rest = [jobs.notifyRefused(payload, refused)];
    await db.transaction().execute((tx) => enqueue(tx, submission.id, rest, clock.now()));
  }
};

const confirmToVisitor = async ({ mailer, publicUrl }: DeliveryDeps, job: Job, submission: Submission) => {
  const { studioId } = submission;
  const studio = studioId === null ? undefined : studioContact(studioId);
  const mail = visitorMail(submission, studio, publicUrl);
  if (mail) await mailer.send(renderMail(job, mail, { to: [submission.email] }));
};

const tellAccountOwner = async ({ mailer, publicUrl }: DeliveryDeps, job: Job, submission: Submission) => {
  await mailer.send(renderMail(job, accountOwnerMail(publicUrl), { to: [submission.email] }));
};

type Action = (
  outside: DeliveryDeps,
  job: Job,
  submission: Submission,
  leaving: AbortSignal,
) => Promise<void>;
const actions: Record<JobKind, Action> = {
  'notify-managers': notifyManagers,
  'confirm-to-visitor': confirmToVisitor,
  'tell-account-owner': tellAccountOwner,
  'forward-lead': forwardLead,
};

export const createHandlers = (outside: DeliveryDeps): Record<JobKind, Handler> => {
  const handler =
    (action: Action): Handler =>
    async (job, leaving) => {
      const submission = await findSubmission(outside.db, job.submissionId);
      if (!submission) throw new PermanentFailure(`submission ${job.submissionId} is gone`);
      await action(outside, job, submission, leaving);
    };
  return {
    'notify-managers': handler(actions['notify-managers']),
    'confirm-to-visitor': handler(actions['confirm-to-visitor']),
    'tell-account-owner': handler(actions['tell-account-owner']),
    'forward-lead': handler(actions['forward-lead']),
  };
};
