import type { Translation } from '#content/translation.ts';
import type { openings as english } from '../../../content/en/pages/openings.ts';

export const openings: Translation<typeof english> = {
  meta: { title: 'Stand-in title', description: 'Stand-in description' },
  heading: 'Stand-in heading',
  text: 'Stand-in text',
  careers: {
    heading: 'Stand-in careers',
    text: 'Stand-in reasons',
    link: { label: 'Stand-in link', to: '/careers' },
  },
};
