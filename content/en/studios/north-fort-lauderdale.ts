import { brand } from '#domain/brand.ts';

export const northFortLauderdale = {
  summary: `The first ${brand.name}: a terracotta room off Federal Highway, ten minutes from the beach at Oakland Park.`,
  parkingHeading: 'Free lot behind the building',
  parking:
    'Turn in beside the marine supply store and drive through to the back: 46 spaces are ours, marked with a sun. When the lot is full, the side street to the west is free and unmetered.',
  detail: [
    `This is where ${brand.name} began, in a former boat showroom with a floor that could carry a hull. The beams are low and the boards are dark. On the terracotta wall hangs our first sun, one plain glowing disc, which every studio since has redrawn in its own way.`,
    'Members here have known each other for years. There are two people who have met at the same spot by the door since the opening week, and a shelf of lost water bottles that everybody pretends not to recognize.',
    'Four arched windows look out on palms, and the light falls in long patches over the mats beside them. On weekdays the first class is at 6:30 AM, mostly nurses coming off nights and crews from the marina going on days.',
  ],
  alts: {
    exterior: 'Terracotta front with five arches and palms at North Ft. Lauderdale',
    room: 'A glowing sun disc on a terracotta wall, beams above, mats in rows',
    corner: 'Arched windows with palms beside the sun disc at North Ft. Lauderdale',
    detail: 'A wine-red mat with a towel, blocks and a patch of sun on the boards',
  },
  leader: {
    biography:
      'Carmen walked in as a front-desk associate in the second year and has held every job in the building since, including plumber for one memorable weekend. She teaches none of the classes and takes four of them a week. If your card is declined or your shoulder hurts, she is the one to ask for.',
  },
  reviews: [
    {
      name: 'Paulette G.',
      review:
        'I have driven past three other studios to get here <em>for nine years</em>. Carmen still asks about my mother.',
    },
    {
      name: 'Ricky Alvarado',
      review:
        'A class after a twelve-hour shift should be torture. It is the only hour of the day when <strong>nobody needs me</strong>.',
    },
    {
      name: 'Joan T.',
      review:
        'At 74 I do about two thirds of what is called out, and the teachers act as if that were the plan all along.',
    },
    {
      name: 'Devon Marsh',
      review: 'Low beams, serious heat, no nonsense. Luther fixed my back in two months.',
    },
  ],
} as const;
