/** Periods in days that pages, mails, forms and the legal documents state. */
export const policies = {
  /** Written notice before a cancellation or a suspension takes effect. */
  noticeDays: 30,
  /** Announcement before a change of dues or terms takes effect. */
  changeNoticeDays: 30,
  /** Retail items: exchange when unworn, and replacement of faulty ones. */
  exchangeDays: 7,
  warrantyDays: 30,
  /** How far ahead members may book: VIP Unlimited, and the other memberships. */
  bookingDays: { vipUnlimited: 14, others: 7 },
  /** Time for the reply to a request about personal data. */
  privacyAnswerDays: 45,
} as const;
