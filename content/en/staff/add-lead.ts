import { brand } from '#domain/brand.ts';
import type { LeadSource } from '#domain/tickets/lead-sources.ts';

/** A lead that a member adds by hand, and the contact data of any lead. */
export const addLeadWords = {
  title: 'Add a lead',
  short: 'Add',
  intro: 'Somebody came in, called or wrote elsewhere? Then the lead is not lost.',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  studio: 'Studio',
  source: 'How they came to us',
  sources: {
    'walk-in': 'Came in',
    telephone: 'Called',
    instagram: 'Instagram',
    friend: 'A friend told them',
    other: 'Another way',
  } satisfies Record<LeadSource, string>,
  description: 'What they want',
  /** Read out to the person: these words are stored as the consent. */
  consent: `I agree that ${brand.name} may text me about classes and offers. I can say stop at any time.`,
  consentLabel: 'They agreed to texts. You read them this:',
  save: 'Add the lead',
  errors: {
    name: 'Please write a name.',
    email: 'Please check the email address.',
    phone: 'Please write the number with its area code.',
    reach: 'Please write a phone number or an email address.',
    studio: 'Please choose the studio.',
    source: 'Please say how they came to us.',
  },
};

export const editWords = {
  button: 'Correct contact data',
  hint: 'What they sent stays as it was. The history shows the old values.',
  save: 'Save',
};
