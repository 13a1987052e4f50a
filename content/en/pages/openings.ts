import { brand } from '#domain/brand.ts';

export const openings = {
  meta: {
    title: `Current Job Openings | ${brand.name}`,
    description:
      'Every position we are filling right now, by role and studio. Teachers, front desk associates, managers and corporate staff.',
  },
  heading: 'We are hiring',
  text: 'These are the positions open today. Press Apply and you are on the application page.',
  careers: {
    heading: 'Why work here?',
    text: 'Benefits, roles and what a day in a hot studio is really like.',
    link: { label: 'More about careers', to: '/careers' },
  },
} as const;
