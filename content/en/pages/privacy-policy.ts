import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import { license } from './privacy-policy/license.ts';
import { privacy } from './privacy-policy/privacy.ts';
import { terms } from './privacy-policy/terms.ts';

export const privacyPolicy = {
  meta: {
    title: `Terms, Privacy Policy & App License | ${brand.name}`,
    description:
      'The terms of our memberships and studios, how we treat your data, and the license of our mobile app, in plain English.',
  },
  heading: 'The fine print, in readable size',
  text: 'Three documents. We wrote them to be read, so please do.',
  image: { picture: picture('pages/privacy'), alt: '' },
  index: 'On this page',
  backToTop: 'Back to top',
  documents: [terms, privacy, license],
} as const;
