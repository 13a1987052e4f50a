import type { RecordClass } from './forms/forms.ts';

/**
 * How long personal data is stored. The privacy policy states it. The retention job applies it, except for
 * accounts, logs of the server and links (docs/decisions/028-retention.md).
 */
export const retention = {
  /** Requests, leads and support files. */
  leads: { years: 3 },
  applications: { years: 2 },
  /** Cancellations and suspensions: a notice that ends or pauses a contract is evidence for both sides. */
  contracts: { years: 5 },
  /** Account and purchase records, from the end of the membership on: tax and contract law require it. */
  accounts: { years: 7 },
  serverLogs: { days: 90 },
  /** Messages that are held as spam, counted from the day on which they were held. */
  heldSpam: { days: 30 },
  /** Lines of the staff log, which contain the ids of staff and leads. */
  staffLog: { years: 1 },
  /**
   * How long the link to an upload in a managers' mail is valid: long enough to act on the mail, too short
   * for a mail that is found years later. The file itself is stored as long as its submission.
   */
  downloadLinks: { days: 180 },
} as const;

/** The retention period of each record class. Sign-ups are stored while the account exists. */
export const retentionOfClass: Record<RecordClass, 'leads' | 'applications' | 'contracts' | 'accounts'> = {
  lead: 'leads',
  account: 'accounts',
  membership: 'contracts',
  application: 'applications',
  training: 'applications',
};

/**
 * Years in which a submission is not erased, even if the person asks: applications (29 CFR 1602.14) and
 * notices that end or pause a contract (Florida 501.017, limitation of written contracts).
 */
export const erasureHoldYears: Readonly<Record<RecordClass, number>> = {
  lead: 0,
  account: 0,
  membership: retention.contracts.years,
  application: 1,
  training: 0,
};

/** Whether spam of this class is blanked early: only records that no law or account needs. */
export const isSpamBlankedEarly = (recordClass: RecordClass): boolean =>
  recordClass !== 'account' && erasureHoldYears[recordClass] === 0;
