import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const deerfieldBeach = {
  summary:
    'Three blocks from the pier: salt in your hair on the way in, a 6:15 AM class with the sun coming up.',
  postalAddress: { street: '212 NE 20th Terrace', city: 'Deerfield Beach', postalCode: '33441' },
  parkingHeading: 'Street and lot, no beach rates',
  parking:
    'Our 28 spaces on the east side are free for the length of your class plus an hour, long enough for a swim. On Saturday mornings the church lot across the street is ours as well; look for the sandwich board.',
  contactNumber: '954-555-0104',
  detail: [
    'You can be on the sand four minutes after class. Many are: there is an outdoor shower by the back gate and a row of hooks for wetsuits, and nobody at the desk has ever asked anyone to be dry.',
    'The building is a white block with one big arch, cool as a cave until the heaters start. East light comes through the arch at sunrise, so the 6:15 AM class faces the door and begins almost in the dark.',
    'Surfers, lifeguards, a chess club that discovered Restore by accident. On the first Saturday of the month Thiago brings a drummer, and people stand in the alley to listen.',
  ],
  videoUrl: film('studios/deerfield-beach'),
  imagesList: {
    exterior: {
      picture: picture('studios/deerfield-beach/exterior'),
      alt: 'The Deerfield Beach studio, a short walk from the sea',
    },
    room: {
      picture: picture('studios/deerfield-beach/room'),
      alt: 'The practice room at Deerfield Beach in early light',
    },
    corner: {
      picture: picture('studios/deerfield-beach/corner'),
      alt: 'Towels and plants in a corner at Deerfield Beach',
    },
    detail: {
      picture: picture('studios/deerfield-beach/detail'),
      alt: 'A mat at the Deerfield Beach studio, seen close',
    },
  },
  leader: {
    firstName: 'Rafael',
    lastName: 'Couto',
    photo: picture('leaders/deerfield-beach'),
    contactNumber: '954-555-0144',
    biography:
      'Rafael learned to swim in Florianópolis and to run a business on a food truck outside this very door. He sold his last pastel in the week he was hired. He opens on weekends himself, and the waves decide whether his hair is wet when he does.',
  },
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  reviews: [
    {
      name: 'Moira K.',
      review:
        'Flow, ocean, coffee, home by eight. <em>I moved here from Ohio for this and did not know it yet.</em>',
    },
    { name: 'Travis B.', review: 'The drummer Saturdays are the best hour in Broward County.' },
    {
      name: 'Luciana Prates',
      review:
        'I came on vacation, extended by a week, then by a lease. Ask for Caitlin if you are new: <strong>endless patience</strong>.',
    },
  ],
} as const satisfies StudioText;
