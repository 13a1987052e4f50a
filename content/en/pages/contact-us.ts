import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const generalHelp = {
  tab: 'General Help',
  heading: 'Ask your studio',
  text: 'Memberships, schedules, lost water bottles, a word of praise for a teacher. Your message goes straight to the managers of the studio you choose.',
  submit: 'Send message',
  sent: {
    heading: 'Thank You!',
    text: 'Your message has been sent. A member of our support team will reach out shortly.',
    again: 'Reload Form',
  },
} as const;

export const techSupport = {
  tab: 'Tech Support',
  heading: 'Something not working?',
  text: 'Trouble with the app, the website or a video? Tell us what you did and what happened. A screenshot or a short screen recording helps more than a thousand words.',
  submit: 'Send to tech support',
  sent: {
    heading: 'Thank You!',
    text: 'Your request has been sent. A member of our tech support team will reach out shortly.',
    again: 'Reload Form',
  },
  uploadLabel: 'Pictures or recordings',
} as const;

export const contactUs = {
  crumb: 'Contact us',
  meta: {
    title: `Contact Us: General Help & Tech Support | ${brand.name}`,
    description:
      'Questions about a class, a bill or the app? Write to your studio or to tech support. People answer, usually the same day.',
  },
  heading: 'How Can We Help',
  text: 'Pick a desk. Both are staffed by people who practice here.',
  image: { picture: picture('pages/contact'), alt: 'A two-story coral studio at nightfall' },
  tabs: 'Kind of help',
  generalHelp,
  techSupport,
  faster: {
    heading: 'Perhaps faster',
    text: 'Many answers are already written down.',
    links: [
      { label: 'Read the FAQ', to: '/faq' },
      { label: 'Call a studio', to: '/locations' },
      { label: 'Cancel or suspend a membership', to: '/faq#cancellation' },
    ],
  },
} as const;
