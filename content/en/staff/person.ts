import { brand } from '#domain/brand.ts';
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
    'Everything that is stored about this person, in one file. Check who is asking before you send it. The export is recorded.',
  export: 'Prepare the copy',
  exportReady: 'The copy is ready. The links work for ten minutes.',
  exportJson: 'Download with all files (JSON)',
  exportTxt: 'Download to read (text)',
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
    noKey: 'Erasing needs the setting STAFF_KEY. Please ask the people who run the server.',
    withdraw: 'Please choose what should stop and how they said so.',
  },
};

/** Texts of the copy that a person gets. */
export const exportWords = {
  title: `What ${brand.fullName} stores about you`,
  made: (time: string) => `Made on ${time} (UTC)`,
  count: (count: number) => `Messages: ${count}`,
  account: 'Your account',
  page: (url: string, name: string | undefined) => `Sent from the page: ${name ? `${name}, ` : ''}${url}`,
  ipAddress: (ip: string) => `Sent from the network address: ${ip}`,
  browser: (browser: string) => `Sent with the browser: ${browser}`,
  visitorId: (id: string) => `Sent with the visitor id of our marketing system: ${id}`,
  campaign: (campaign: string) => `Came from: ${campaign}`,
  language: (language: string) => `Language of the page: ${language}`,
  stage: (status: string, stage: string) => `Where this stands: ${status}, ${stage}`,
  takenBack: (line: string, isMail: boolean) => `Taken back${isMail ? ', never sent' : ''}. ${line}`,
  file: (name: string, type: string, size: number) => `File: ${name} (${type}, ${size} bytes)`,
  unreadable: (name: string) =>
    `We could not read the file ${name} when this copy was made. Ask us, and we will send it to you.`,
  consent: (
    channel: ConsentChannel,
    wording: string,
    given: string,
    withdrawn: string | null,
    way: WithdrawalWay | null,
  ) =>
    `Permission (${channel}) given on ${given}${withdrawn ? `, withdrawn on ${withdrawn}${way ? ` ${ways[way]}` : ''}` : ''}: ${wording}`,
  contact: (data: string) => `How we reach you: ${data}`,
  note: (time: string, text: string) => `Note of our team on ${time}: ${text}`,
  mail: (time: string, to: string, subject: string, text: string) =>
    `Mail to ${to}, written on ${time}: ${subject}\n${text}`,
  correction: (time: string, was: string, now: string) => `Corrected on ${time} from "${was}" to "${now}"`,
};
