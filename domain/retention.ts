import type { RecordClass } from './forms/forms.ts';

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

/** Which period applies. Sign-ups are account records: they have no end while the account exists. */
export const retentionOfClass: Record<RecordClass, 'leads' | 'applications' | 'contracts' | 'accounts'> = {
  lead: 'leads',
  account: 'accounts',
  membership: 'contracts',
  application: 'applications',
  training: 'applications',
};

/**
 * Years from its day in which a submission is not erased, whatever the person asks: applications (29 CFR 1602.14)
 * and notices that end or pause a contract (Florida 501.017, limitation of written contracts).
 */
export const erasureHoldYears: Readonly<Record<RecordClass, number>> = {
  lead: 0,
  account: 0,
  membership: retention.contracts.years,
  application: 1,
  training: 0,
};

/** Records that are blanked early when they are held as spam: those that no law or account needs. */
export const isSpamBlankedEarly = (recordClass: RecordClass): boolean =>
  recordClass !== 'account' && erasureHoldYears[recordClass] === 0;
