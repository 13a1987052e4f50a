export const comingText = (year: number): string => `COMING ${year}`;

export const upcomingStudios = {
  delray: {
    heading: 'A room behind the Grove',
    text: [
      'Two blocks off the Avenue a coral house with a rounded top and two big round windows is nearly ours. The room behind it will be blush under a vault, with three arched doors where the other studios have a lamp: here the sun on the wall is the one outside.',
      'Expect sixty mats, a sunrise class timed for a swim afterwards, and a rack for more bicycles than we have ever needed. Delray walks and rides everywhere, so we planned for wet hair and sandy feet.',
    ],
    alt: 'The coral Delray studio to come, with its rounded top and round windows',
  },
  doral: {
    heading: 'Doral, ya casi',
    text: [
      'Between the offices and the golf course there is a low Art Deco front with towers behind it. It is becoming our first studio designed in two languages, from the signs on the lockers to the cues in the room.',
      'The room is built to train in: a wine-red wall with upright tubes of light, open trusses, wall bars to hang from and a strip of windows under the roof that lets in the day and keeps out the boulevard. Parking is ours, at ground level, and there is enough of it.',
    ],
    alt: 'The ivory Art Deco front of the Doral studio to come, towers behind',
  },
  'west-kendall': {
    heading: 'No more driving east',
    text: [
      'West Kendall has written to us more than any other neighborhood: 1,140 messages, most of them about the traffic. The message was received. We are building on Tamarind Drive, west of the turnpike, where you live.',
      'The plan is a coral mission house with a room of clay tiles, a sun inside red arches, and a whole wall of round openings that breaks the afternoon into coins of light. There will be evening classes late enough for people who get home at seven.',
    ],
    alt: 'The coral mission front of the West Kendall studio to come',
  },
  pinecrest: {
    heading: 'Under the old canopy',
    text: [
      'Pinecrest will be a premier studio and the greenest of them. The front is blush and rounded, with two great round windows; behind it the walls turn sage and then forest, and plants hang from the beams. The tree survey took four months and we changed the floor plan eleven times.',
      'Inside there is herringbone, a cold plunge, a full sun on the dark green wall, and one wide arched window that reaches the floor, so that what you see when you lie down is leaves.',
    ],
    alt: 'The blush, rounded front of the Pinecrest studio to come',
  },
  wellington: {
    heading: 'For riders, and for everyone else in season',
    text: [
      'Half of Wellington gets up at five to look after a horse. Our doors will open at a quarter past, with a class for grooms and riders before the first bell, and another at noon when the rings are quiet.',
      'Five sage-green arches face the lane, and the room behind them borrows its roof from the barns: open trusses, wide boards, and on the saddle-brown wall half a sun with all its rays. Lockers are tall enough for boots, and the parking has room for a truck and what it pulls.',
    ],
    alt: 'The five sage-green arches of the Wellington studio to come',
  },
} as const;
