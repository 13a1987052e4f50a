import { links } from '#content/facts/links.ts';
import { brand } from '#domain/brand.ts';

export const shell = {
  skipLink: 'Skip to the content',
  home: `${brand.name}, home`,
  navbar: {
    label: 'Main',
    items: [
      { label: 'Classes', to: '/classes' },
      { label: 'Schedule', to: '/schedule' },
      { label: 'Membership', to: '/membership' },
      { label: 'Your First Class', to: '/your-first-class' },
      { label: 'Locations', to: '/locations' },
      { label: 'Become A Teacher', to: '/teacher-training' },
    ],
    signUp: { label: 'SIGN UP!', to: '/app', hash: '#signup' },
  },
  drawer: { open: 'Open menu', close: 'Close menu', label: 'Menu' },
  footer: {
    label: 'More pages',
    /** The one-line description under the wordmark. */
    line: 'Hot yoga and hard training in warm rooms across Florida.',
    /** Headings of the three link lists: pages of the navbar, other pages, social networks. */
    headings: { practice: 'Practice', more: 'More of us', follow: 'Follow the sun' },
    links: [
      { label: 'On-Demand', to: '/on-demand' },
      { label: 'Testimonials', to: '/testimonials' },
      { label: 'Teachers', to: '/teachers' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact Us', to: '/contact-us' },
      { label: 'Careers', to: '/careers' },
      { label: 'Business Opportunity', to: links.businessOpportunity },
    ],
    external: 'opens in a new window',
    social: [
      { kind: 'photos', label: `${brand.name} in pictures`, to: links.social.photos },
      { kind: 'films', label: `${brand.name} on film`, to: links.social.films },
      { kind: 'community', label: `The ${brand.name} community`, to: links.social.community },
    ],
    privacy: { label: 'Privacy Policy', to: '/privacy-policy' },
    copyright: (year: number) => `© ${year} ${brand.fullName}. All rights reserved.`,
  },
  /** The text on the drawn phone of the Try-us-out banner; the banner's own text is FreeOffer['tryUsOut']. */
  appPreview: {
    label: `The ${brand.name} app on a phone, showing our kinds of classes`,
    studio: 'The studio near you',
    day: 'Pick your class',
    book: 'Book',
    /** A drawing: it names no class, teacher or time, because those change every day. */
    classes: {
      flow: 'Breath by breath, in the heat',
      fiit: 'Strength and a fast pulse',
      restore: 'Slow, warm, long holds',
    },
  },
  appHeader: `${brand.name} app`,
  loading: 'Loading',
  /** A dialog, player or map whose code could not be loaded. */
  partMissing: 'A part of this page did not arrive. Please reload the page.',
  toasts: { region: 'Notices', close: 'Close notice' },
  dialog: { close: 'Close' },
  carousel: {
    previous: 'Previous',
    next: 'Next',
    position: (index: number, count: number) => `${index} of ${count}`,
  },
  video: {
    play: 'Play',
    pause: 'Pause',
    playFilm: (film: string) => `Play film: ${film}`,
    pauseFilm: (film: string) => `Pause film: ${film}`,
    mute: 'Mute',
    unmute: 'Turn sound on',
    fullScreen: 'Full screen',
    retry: 'Try again',
    failed: 'This film did not load. Your connection may have dropped for a moment.',
  },
  stores: { hint: 'Get it for', ios: 'iPhone', android: 'Android' },
} as const;
