import { replyVariables } from '#domain/tickets/saved-replies.ts';

export const savedReplyWords = {
  title: 'Replies',
  intro: `Texts that your team can start a mail with. In braces stands what is filled in: ${replyVariables.map((name) => `{${name}}`).join(', ')}. A mail with empty braces is not sent.`,
  none: 'No saved replies yet.',
  add: 'Add a reply',
  all: 'All studios',
  studio: 'For',
  name: 'Name',
  text: 'Text',
  save: 'Save',
  change: 'Change',
  delete: 'Delete',
  deleteNamed: (title: string) => `Delete ${title}`,
  errors: {
    title: 'Please give it a name.',
    text: 'Please write a text.',
  },
};
