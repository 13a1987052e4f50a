import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const winterPark = {
  summary:
    'Under the oaks near the chain of lakes: our Central Florida studio, brick outside and honey inside.',
  postalAddress: { street: '537 North Osceola Row', city: 'Winter Park', postalCode: '32789' },
  parkingHeading: 'Oak-shaded street and a small lot',
  parking:
    'Fourteen spaces lie behind the studio, reached from the brick lane. When they are taken, the avenue allows three hours free, and the fourth level of the library deck is open to our guests on weekends.',
  contactNumber: '407-555-0113',
  detail: [
    'Brick streets slow the traffic and live oaks do the rest. Our house is a 1926 dairy with thick walls, so it holds heat the way it once held cold, and the skylight over the cream room makes a soft square that travels the floor all morning.',
    'Orchestra players, nurses, opticians from the university labs, theme-park performers who cannot tell you which mouse they know. They are polite here. It is the one studio where people apologize to their own mats.',
    'Come for the first class at 6:15 AM and walk to the lake afterwards; the rowing shells will be going out. When Elise teaches the evening class, she plays viola in its last minutes, and late arrivals wait on the porch so as not to creak.',
  ],
  videoUrl: film('studios/winter-park'),
  imagesList: {
    exterior: {
      picture: picture('studios/winter-park/exterior'),
      alt: 'The Winter Park studio on its shaded street',
    },
    room: {
      picture: picture('studios/winter-park/room'),
      alt: 'The practice room at Winter Park in honey-colored light',
    },
    corner: {
      picture: picture('studios/winter-park/corner'),
      alt: 'A window seat at the Winter Park studio',
    },
    detail: {
      picture: picture('studios/winter-park/detail'),
      alt: 'Props laid out for class at Winter Park',
    },
  },
  leader: {
    firstName: 'Maggie',
    lastName: 'Ellsworth',
    photo: picture('leaders/winter-park'),
    contactNumber: '407-555-0153',
    biography:
      'Maggie ran the box office of a small opera company for twenty-six seasons and has never oversold a room. She took her first class in this building when it was still dusty, on the concrete, in a coat. Ask her for the porch key if you are early.',
  },
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  reviews: [
    {
      name: 'Linh Dao',
      review: 'Three years of law school, one mat by the skylight. <strong>Passed the bar in July.</strong>',
    },
    {
      name: 'Gordon P.',
      review: 'I play second trombone and breathe for a living. Apparently I was doing it wrong.',
    },
    {
      name: 'Tiana Brooks',
      review: 'Walking to the lake with wet hair and a peach at 7:30 is <em>my whole personality</em> now.',
    },
    { name: 'Ellen V.', review: 'Joy’s voice. I would listen to her read a parking ticket.' },
  ],
} as const satisfies StudioText;
