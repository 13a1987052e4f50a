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
 * Forms that a person cannot have erased at once, in years from the day they were sent: applications (29 CFR 1602.14)
 * and notices that end or pause a contract (Florida 501.017, limitation of written contracts).
 */
export const erasureHolds = {
  'career-application': 1,
  cancellation: retention.contracts.years,
} as const satisfies Partial<Record<FormKind, number>>;
