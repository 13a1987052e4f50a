import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const classes = {
  crumb: 'Classes',
  meta: {
    title: `Flow, FIIT & Restore Classes | ${brand.name} Hot Yoga`,
    description: `What happens in a ${brand.name} class: hot Flow yoga, 45 minutes of FIIT intervals and slow Restore, in the studio and online.`,
  },
  hero: {
    heading: 'In-Studio && Online',
    text: 'The same teachers, the same sequences, two ways to show up. Come for the heat; stream when life keeps you home.',
    image: {
      picture: picture('classes/hero'),
      alt: 'A class in a terracotta room, the sun disc behind it',
    },
  },
  /** The two ways to take a class: in the studio or at home. */
  ways: [
    {
      heading: 'In the room',
      text: 'Heat you cannot fake at home, fifty people breathing at once, and a teacher who sees your shoulders creep up.',
      image: { picture: picture('community/3'), alt: 'A class sits down in the morning light' },
      link: { label: 'Find a class', to: '/schedule' },
    },
    {
      heading: 'On your floor',
      text: 'The same teachers on film, from a short break to a full class, for the days the studio is out of reach.',
      image: { picture: picture('vod/flow-2'), alt: 'A teacher holds a balance for the camera' },
      link: { label: 'Watch online', to: '/on-demand' },
    },
  ],
  /** Galleries of five pictures each, with left and right arrows. */
  bestStudios: [
    {
      heading: 'The best studios in Florida, we dare say',
      text: 'We draw every studio around the light it gets. Look around before you come.',
      images: [
        { picture: picture('classes/best-1'), alt: 'A class in a wide warrior pose, seen from the side' },
        { picture: picture('classes/best-2'), alt: 'A woman sits cross-legged beside a candle' },
        {
          picture: picture('classes/best-3'),
          alt: 'Five people balance before the sun disc in a green room',
        },
        { picture: picture('classes/best-4'), alt: 'Practice beside tall arched windows' },
        { picture: picture('classes/best-5'), alt: 'Raised arms in front of the sun disc' },
      ],
    },
    {
      heading: 'Rooms made for sweating',
      text: 'Radiant heat, fresh air several times an hour and a floor that forgives your knees.',
      images: [
        {
          picture: picture('classes/rooms-1'),
          alt: 'A class in a hot room with a terracotta wall',
        },
        { picture: picture('classes/rooms-2'), alt: 'An olive-green hot room with a fan of light' },
        { picture: picture('classes/rooms-3'), alt: 'A deep green hot room with half a sun' },
        { picture: picture('classes/rooms-4'), alt: 'A plum-dark hot room with a ring of light' },
        { picture: picture('classes/rooms-5'), alt: 'A forest-green hot room with two rings of light' },
      ],
    },
  ],
  workouts: {
    heading: 'Three classes, three lengths',
    text: 'No class needs experience. Every one of them has somebody in the back row who started last week.',
    labels: { length: 'Length', heat: 'Heat', goodFor: 'Good for' },
    types: [
      {
        kind: 'flow',
        name: 'Flow',
        minutes: '60 minutes',
        heat: '96-99°F',
        heading: 'Hot vinyasa that keeps moving',
        paragraphs: [
          'Flow is where most people meet us. The teacher builds a sequence from the ground up: sun salutations to warm the spine, standing postures to find your legs, a balance or two to quiet the head, then the floor.',
          'You hear every posture twice, once in plain English. Take the easier shape whenever you like. Nobody keeps score and the heat does half the work.',
        ],
        goodFor: ['Stiff backs and desk shoulders', 'Balance and steady legs', 'Clearing a busy head'],
        image: {
          picture: picture('kinds/flow'),
          alt: 'A high lunge in peach light, arms raised',
        },
        smallImages: [
          { picture: picture('kinds/flow-detail-1'), alt: 'A Flow posture, close up' },
          { picture: picture('kinds/flow-detail-2'), alt: 'A Flow class in warrior pose' },
        ],
        schedule: { label: 'Flow on the schedule', to: '/schedule?kind=flow#classes' },
      },
      {
        kind: 'fiit',
        name: 'FIIT',
        minutes: '45 minutes',
        heat: 'Heated',
        heading: 'Intervals with nowhere to hide',
        paragraphs: [
          'FIIT is our high-intensity class: 45 minutes of intervals with dumbbells, bands and your own weight. Forty seconds of work, twenty of regret, repeat until the playlist ends.',
          'It is low impact on purpose. You train barefoot on a mat, without jumping on concrete, so the day after is sore muscles and not sore joints.',
        ],
        goodFor: [
          'Strength in a short lunch break',
          'Runners, lifters and the impatient',
          'A heart rate you can brag about',
        ],
        image: { picture: picture('kinds/fiit'), alt: 'A knee drive in red and ember light' },
        smallImages: [
          { picture: picture('vod/fiit-12'), alt: 'A squat held low in a FIIT class' },
          { picture: picture('kinds/fiit-detail-2'), alt: 'A knee drive in a FIIT class, close up' },
        ],
        schedule: { label: 'FIIT on the schedule', to: '/schedule?kind=fiit#classes' },
      },
      {
        kind: 'restore',
        name: 'Restore',
        minutes: '75 minutes',
        heat: 'Gently warm',
        heading: 'Permission to lie down',
        paragraphs: [
          'Restore is slow on purpose. Seven or eight shapes in 75 minutes, each held up by bolsters, blocks and blankets, so that the muscle has no reason to argue and lets go on its own.',
          'The room is dim and warm rather than hot. People come after long flights, long weeks and long runs. A few fall asleep. That counts.',
        ],
        goodFor: ['Bad sleepers', 'The day after FIIT', 'Anyone who cannot remember their last exhale'],
        image: {
          picture: picture('kinds/restore'),
          alt: 'A seated rest among bolsters in a cream room',
        },
        smallImages: [
          { picture: picture('kinds/restore-detail-1'), alt: 'Two bolsters and a candle, ready for Restore' },
          { picture: picture('kinds/restore-detail-2'), alt: 'Sitting quietly in candlelight at Restore' },
        ],
        schedule: { label: 'Restore on the schedule', to: '/schedule?kind=restore#classes' },
      },
    ],
  },
  cleaning: {
    heading: 'Clean enough to lie down on',
    text: 'You put your face on this floor. We clean it as if it were ours to lie on, because it is.',
    image: {
      picture: picture('classes/cleaning'),
      alt: 'A clean, empty studio between two classes',
    },
    standards: [
      {
        heading: 'After every class',
        text: 'Floors are mopped and mats are washed on both sides before the next group comes in.',
      },
      {
        heading: 'Air that moves',
        text: 'The room is flushed with filtered outside air between classes and all through them.',
      },
      {
        heading: 'Towels at the boil',
        text: 'Every towel is washed hot and dried hot after one use. No exceptions.',
      },
      {
        heading: 'Showers through the day',
        text: 'Change rooms and showers are checked every hour and deep-cleaned each night.',
      },
    ],
  },
} as const;
