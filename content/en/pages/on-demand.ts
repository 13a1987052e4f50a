import { brand } from '#domain/brand.ts';

export const onDemand = {
  crumb: 'On-Demand',
  meta: {
    title: `On-Demand Yoga & Fitness Classes | ${brand.name}`,
    description: `Stream Flow, FIIT and Restore classes with ${brand.name} teachers. Sign up once with your name and email and press play.`,
  },
  heading: 'Free Access To Our On-Demand Classes',
  text: 'Leave your name and start tonight. No card, no trial that turns into a bill.',
  form: {
    heading: 'Unlock the library',
    text: 'Three fields, and every film on this page will play on this device.',
    submit: 'Start watching',
    sent: 'You are in. Pick a class and press play.',
    /** The response to a form that was posted before or without our script, which plays the videos. */
    sentWithoutScript:
      'Your sign-up has arrived. The videos need JavaScript to play: if it is off in this browser, turn it on and reload this page.',
  },
  library: {
    heading: 'The library',
    text: 'Every class has its whole length, in long quiet takes with the teacher’s words below. It remembers where you stopped.',
    label: 'Kind of class',
    tabs: { flow: 'Flow', fiit: 'FIIT', restore: 'Restore' },
    rail: { flow: 'Flow, to move', fiit: 'FIIT, to push', restore: 'Restore, to let go' },
    seeAll: 'See all',
    previous: 'Back',
    next: 'More videos',
  },
  card: {
    minutes: (minutes: number) => `${minutes} min`,
    levels: { BEGINNER: 'Beginner', INTERMEDIATE: 'Intermediate', ADVANCED: 'Advanced' },
    play: (name: string) => `Play ${name}`,
    locked: 'Sign up to play',
  },
  filters: {
    label: 'Filter videos',
    level: 'Level',
    length: 'Length',
    any: 'Any',
    lengths: { short: 'Under 20 min', medium: '20 to 40 min', long: 'Over 40 min' },
    clear: 'Clear filters',
  },
  /** The kind is in capitals here: FLOW, FIIT or RESTORE. */
  empty: {
    heading: (kind: string) => `No ${kind} Videos Found`,
    text: (kind: string) => `There are no ${kind} Videos currently available`,
  },
  nothingMatches: 'No video matches these filters. Try another length or level.',
  loadingMore: 'Loading more videos',
  gate: {
    heading: 'One moment before we press play',
    text: 'Tell us who is watching. You do this once on this device.',
    submit: 'Play the class',
    close: 'Not now',
  },
} as const;
