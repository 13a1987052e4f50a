import type { ClassesPage } from '#content/types/pages/classes.ts';
import { brand } from '#domain/brand.ts';

export const classes: ClassesPage = {
  meta: {
    title: `Flow, FIIT & Restore Classes | ${brand.name} Hot Yoga`,
    description: `What happens in a ${brand.name} class: hot Flow yoga, 45 minutes of FIIT intervals and slow Restore, in the studio and online.`,
  },
  hero: {
    heading: 'In-Studio && Online',
    text: 'The same teachers, the same sequences, two ways to show up. Come for the heat; stream when life keeps you home.',
    image: {
      picture: 'classes/hero',
      alt: 'A full class in a terracotta room raises its arms toward the low sun',
    },
    inStudio: { label: 'Find a class', to: '/schedule' },
    online: { label: 'Watch online', to: '/on-demand' },
  },
  bestStudios: [
    {
      heading: 'The best studios in Florida, we dare say',
      text: 'We draw every studio around the light it gets. Look around before you come.',
      images: [
        { picture: 'classes/best-1', alt: 'An arched entrance in coral plaster with a sun above the door' },
        { picture: 'classes/best-2', alt: 'A front desk of pale stone, towels stacked behind it' },
        { picture: 'classes/best-3', alt: 'A long hall of arches with evening light on the floor' },
        { picture: 'classes/best-4', alt: 'A lounge with clay benches and a pot of tea' },
        { picture: 'classes/best-5', alt: 'A shop wall with folded leggings and rolled mats' },
      ],
    },
    {
      heading: 'Rooms made for sweating',
      text: 'Radiant heat, fresh air several times an hour and a floor that forgives your knees.',
      images: [
        {
          picture: 'classes/rooms-1',
          alt: 'The hot room before class: rows of mats, a sun disc on the far wall',
        },
        { picture: 'classes/rooms-2', alt: 'The same room lit ember red for FIIT, weights beside each mat' },
        { picture: 'classes/rooms-3', alt: 'The room dimmed for Restore, bolsters laid out in a circle' },
        { picture: 'classes/rooms-4', alt: 'A shower in coral tile with a round window' },
        { picture: 'classes/rooms-5', alt: 'Lockers and a bench in soft morning light' },
      ],
    },
  ],
  workouts: {
    heading: 'Three ways to spend an hour',
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
          picture: 'kinds/flow',
          alt: 'A line of figures in warrior two, peach walls, a wine-dark floor',
        },
        details: [
          { picture: 'kinds/flow-detail-1', alt: 'Hands pressed to the mat in downward dog' },
          { picture: 'kinds/flow-detail-2', alt: 'A tree pose in front of the sun disc' },
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
        image: { picture: 'kinds/fiit', alt: 'A class mid-lunge with dumbbells, lit in red and ember' },
        details: [
          { picture: 'kinds/fiit-detail-1', alt: 'Two dumbbells and a folded towel beside a mat' },
          { picture: 'kinds/fiit-detail-2', alt: 'A figure in a side plank, one arm raised' },
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
          'Restore is slow on purpose. Four or five shapes in 75 minutes, each held up by bolsters, blocks and blankets, so that the muscle has no reason to argue and lets go on its own.',
          'The room is dim and warm rather than hot. People come after long flights, long weeks and long runs. A few fall asleep. That counts.',
        ],
        goodFor: ['Bad sleepers', 'The day after FIIT', 'Anyone who cannot remember their last exhale'],
        image: {
          picture: 'kinds/restore',
          alt: 'Figures rest over bolsters in a cream room with palm shadows',
        },
        details: [
          { picture: 'kinds/restore-detail-1', alt: 'A folded blanket and two blocks under an arch' },
          { picture: 'kinds/restore-detail-2', alt: 'A figure with legs up the wall and eyes closed' },
        ],
        schedule: { label: 'Restore on the schedule', to: '/schedule?kind=restore#classes' },
      },
    ],
  },
  cleaning: {
    heading: 'Clean enough to lie down on',
    text: 'You put your face on this floor. We clean it as if it were ours to lie on, because it is.',
    image: {
      picture: 'classes/cleaning',
      alt: 'A mop, a stack of fresh towels and an open window in an empty studio',
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
};
