import { brand } from '#domain/brand.ts';

type StaffMail = {
  subject: string;
  body: {
    preview: string;
    heading: string;
    paragraphs: string[];
    button: { label: string; url: string };
    footnote: string;
  };
};

const footnote = `This mail concerns your staff account at ${brand.name}. Nobody at ${brand.name} will ever ask for your password or a code.`;
const factorNames = {
  passkey: 'a passkey',
  password: 'a password and an authenticator app',
  codes: 'ten new recovery codes',
};

export const staffMails = {
  invitation: (name: string, inviter: string, link: string): StaffMail => ({
    subject: `Your invitation to ${brand.name} for staff`,
    body: {
      preview: 'The link works once, for 24 hours.',
      heading: `Welcome, ${name}`,
      paragraphs: [
        `${inviter} has invited you to ${brand.name} for staff, where our studios answer the people who write to us.`,
        'Open the link on the device you want to use and choose how you sign in. It works once, for 24 hours.',
      ],
      button: { label: 'Accept the invitation', url: link },
      footnote,
    },
  }),
  factorAdded: (name: string, factor: keyof typeof factorNames, link: string): StaffMail => ({
    subject: 'A new way to sign in to your account',
    body: {
      preview: 'Was this you?',
      heading: `Hello ${name}`,
      paragraphs: [
        `Your account now has ${factorNames[factor]}. If this was you, all is well.`,
        'If not, tell your studio manager at once: a new invitation ends every other way in.',
      ],
      button: { label: 'Look at your account', url: link },
      footnote,
    },
  }),
  received: (giver: string, name: string, studio: string | null, link: string): StaffMail => ({
    subject: studio ? `A lead was moved to ${studio}` : 'A lead is yours now',
    body: {
      preview: name,
      heading: studio ? `A lead for ${studio}` : 'A lead for you',
      paragraphs: [
        studio
          ? `${giver} moved the lead of ${name} to your studio. Nobody has it yet.`
          : `${giver} gave you the lead of ${name}. It is in your list.`,
      ],
      button: { label: 'Open the lead', url: link },
      footnote: `This mail is for the team of ${brand.name}.`,
    },
  }),
  receivedMany: (giver: string, count: number, link: string): StaffMail => ({
    subject: `${count} leads are yours now`,
    body: {
      preview: `From ${giver}`,
      heading: `${count} leads for you`,
      paragraphs: [`${giver} gave you ${count} leads. They are in your list.`],
      button: { label: 'Open your list', url: link },
      footnote: `This mail is for the team of ${brand.name}.`,
    },
  }),
};
