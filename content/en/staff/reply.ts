/** Writing to the sender of a lead. */
export const replyWords = {
  title: (name: string) => `Write to ${name}`,
  back: 'Back to the lead',
  to: 'To',
  from: (studio: string, mailbox: string) => `From ${studio}. Answers go to ${mailbox}.`,
  subject: 'Subject',
  text: 'Your mail',
  send: 'Send',
  undoHint: 'It leaves after ten seconds. Until then you can undo it.',
  saved: 'Saved replies',
  noSaved: 'No saved replies yet. Managers add them under Replies.',
  colleague: (name: string) => `${name} has this lead. Do you want to write for ${name}?`,
  errors: {
    text: 'Please write something first.',
    long: 'Please keep a mail under 8,000 characters.',
    subject: 'Please write a subject.',
    unfilled: (names: string[]) => `Please fill in ${names.join(', ')}. The mail was not sent.`,
  },
  states: {
    pending: 'On its way',
    retrying: 'Trying again',
    done: 'Sent',
    parked: 'Not delivered',
    held: 'Not sent: held',
  },
  noAddress: 'This lead has no email address any more. The mail was not sent.',
  failed: 'A mail to this person was not delivered. Call, or check the address and write again.',
};
