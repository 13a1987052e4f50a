import { brand } from '#domain/brand.ts';

export const upcomingStudio = {
  meta: (name: string) => ({
    title: `Hot Yoga Coming to ${name} | ${brand.name}`,
    description: `A new ${brand.name} studio is on its way to ${name}. See the neighborhood from above and put your name down for the opening rate.`,
  }),
  tour: {
    label: (name: string) => `A drone circles the site of the new studio in ${name}.`,
  },
  address: 'Where it will be',
  form: {
    heading: (name: string) => `Be first in ${name}`,
    text: 'Leave your details and we will call within a day. You hear about memberships before the rest of the town.',
  },
  meanwhile: {
    heading: 'Cannot wait?',
    text: 'There may be an open studio closer than you think.',
    link: { label: 'See all studios', to: '/locations' },
  },
} as const;
