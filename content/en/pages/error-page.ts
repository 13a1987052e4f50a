import { brand } from '#domain/brand.ts';

export const errorPage = {
  meta: {
    title: `Something went wrong | ${brand.name}`,
    description:
      'Something on our side went wrong. Try again in a moment, or write to us and we will sort it out.',
  },
  /** Titles of a page that does not exist (404) and of a class that is over (410). */
  titles: { missing: `Page not found | ${brand.name}`, gone: `This class is over | ${brand.name}` },
  heading: 'The lights flickered',
  text: 'Something on our side went wrong, and we have made a note of it. Nothing you sent before has been lost. Give it a moment and try again.',
  reload: 'Try again',
  home: { label: 'Back to the home page', to: '/' },
  contact: { label: 'Tell us what happened', to: '/contact-us' },
} as const;
