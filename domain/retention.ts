import type { FormKind } from './forms/forms.ts';

/** How long personal data is stored. The privacy policy states these figures and the retention job applies them. */
export const retention = {
  /** Requests, leads and support files. */
  leads: { years: 3 },
  applications: { years: 2 },
  /** Cancellations and suspensions: the written notice that ends or pauses a contract is evidence for both sides. */
  contracts: { years: 5 },
  /** Account and purchase records, counted from the end of the membership: tax and contract law require it. */
  accounts: { years: 7 },
  serverLogs: { days: 90 },
  /** Messages that are held as spam, counted from the day on which they were held. */
  heldSpam: { days: 30 },
  /** Lines of the log of who did what on the staff side; they name staff and leads by their ids. */
  staffLog: { years: 1 },
  /**
   * How long the link to an upload in a managers' mail works: long enough to act on the mail, too short for a mail that is
   * found years later. The file itself is stored as long as its submission.
   */
  downloadLinks: { days: 180 },
} as const;

/** Which period applies to a form. Sign-ups are account records: they have no end while the account exists. */
export const retentionOfForm: Record<FormKind, 'leads' | 'applications' | 'contracts' | 'accounts'> = {
  'sign-up': 'accounts',
  'career-application': 'applications',
  contact: 'leads',
  'tech-support': 'leads',
  'support-request': 'leads',
  cancellation: 'contracts',
  'retreat-lead': 'leads',
  'retreat-user': 'leads',
  'new-member': 'leads',
  'teacher-training': 'applications',
  'on-demand': 'leads',
  'group-class': 'leads',
  'app-link': 'leads',
  'marketing-lead': 'leads',
};

/**
 * Years from its day in which a submission is not erased, whatever the person asks: applications (29 CFR 1602.14)
 * and notices that end or pause a contract (Florida 501.017, limitation of written contracts).
 */
export const erasureHolds: Readonly<Record<FormKind, number>> = {
  'sign-up': 0,
  'career-application': 1,
  contact: 0,
  'tech-support': 0,
  'support-request': 0,
  cancellation: retention.contracts.years,
  'retreat-lead': 0,
  'retreat-user': 0,
  'new-member': 0,
  'teacher-training': 0,
  'on-demand': 0,
  'group-class': 0,
  'app-link': 0,
  'marketing-lead': 0,
};

/** Forms whose messages are blanked early when they are held as spam: those that no law or account needs. */
export const isHeldShortly = (form: FormKind): boolean =>
  retentionOfForm[form] !== 'accounts' && erasureHolds[form] === 0;
