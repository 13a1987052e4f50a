import type { ConsentChannel, WithdrawalWay } from '#domain/forms/consents.ts';

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

const ways: Record<WithdrawalWay, string> = {
  call: 'by phone',
  text: 'by text',
  mail: 'by mail',
  'in-person': 'in person',
};

/** The page of one person: all submissions, consents, export and erasure. */
export const personWords = {
  link: 'Everything from this person',
  back: 'Back to the lead',
  together: 'Also used',
  account: (since: string) => `Has an account since ${since}.`,
  sent: (count: number, hasMore: boolean) => (hasMore ? `More than ${messages(count)}` : messages(count)),
  about: (form: string, studio: string) => `${form} · ${studio}`,
  more: (count: number) => `These are the newest ${count}. An export has all of them.`,
  consents: 'Permissions',
  noConsents: 'No form asked this person for permission to send news by mail or text.',
  noConsentsHint: 'You can call, and you can answer what they asked. Please do not text.',
  channels: { mail: 'News by mail', text: 'Texts' } satisfies Record<ConsentChannel, string>,
  given: (when: string) => `Given ${when}`,
  withdrawn: (when: string, way: string) => `Withdrawn ${when}, ${way}`,
  ways,
  withdrawTitle: 'They no longer want this?',
  withdrawChannel: 'What should stop',
  withdrawWay: 'How they said so',
  withdraw: 'Withdraw permission',
  exportTitle: 'Copy for this person',
  exportText:
    'Everything that is stored about this person, in one file. What they uploaded is on their leads. Check who is asking before you send it. The export is recorded.',
  export: 'Prepare the copy',
  exportReady: 'The copy is ready. The link works for ten minutes.',
  exportLink: 'Download (JSON)',
  eraseTitle: 'Erase this person',
  eraseText:
    'Messages, files, notes, permissions, waiting mails and the account go. Form, studio, day and outcome stay for the figures. This cannot be undone, and it is repeated if an old backup is restored.',
  eraseHolds: 'The law wants these to stay for now:',
  eraseHold: (form: string, reference: string, until: string) => `${form}, ref. ${reference}, until ${until}`,
  eraseBy: 'Erase what was sent with',
  eraseCount: messages,
  eraseShared: 'A family may share a phone. Untick what belongs to somebody else.',
  eraseConfirm: (reference: string) => `Type ${reference} to confirm`,
  erase: 'Erase now',
  refusals: {
    confirm: 'That is not the reference. Nothing was erased.',
    nothingChosen: 'Please choose the mail address, the phone number, or both. Nothing was erased.',
    withdraw: 'Please choose what should stop and how they said so.',
  },
};
