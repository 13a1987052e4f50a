import { cappedCountText } from '#domain/tickets/capped-count.ts';

/** The first screen after sign-in. */
export const homeWords = {
  title: 'Home',
  greeting: (name: string, hour: number) => {
    const [first] = name.split(' ');
    if (hour < 12) return `Good morning, ${first}`;
    return hour < 18 ? `Good afternoon, ${first}` : `Good evening, ${first}`;
  },
  figures: {
    unassigned: 'unassigned',
    oldest: 'longest wait',
    withinHour: 'answered within an hour this week',
  },
  unassigned: 'Unassigned',
  mine: 'Mine',
  allMine: 'See all',
  all: (count: string) => `See all ${count}`,
  calm: 'Nobody is waiting. Take a breath.',
  scheduleLine: (span: string) =>
    `The booking system has not answered for ${span}. The website shows the schedule as it was then.`,
  scheduleMissing: 'The booking system has not answered yet, so the website has no classes to show.',
  calmHint: 'New leads appear here as soon as they are sent.',
  nothingMine: 'You have no open leads. Take the one that waits longest.',
  nothingMineCalm: 'You have no open leads.',
  heldLine: (count: number) =>
    `${cappedCountText(count)} ${count === 1 ? 'message' : 'messages'} held as spam. Have a quick look.`,
  erasureLine: (name: string) => `Your team asks you to erase ${name}.`,
  parkedLine: (count: number) => `${count} ${count === 1 ? 'delivery needs' : 'deliveries need'} a look.`,
};
