import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const palmBeachGardens = {
  summary:
    'A premier pavilion in the Gardens with a planted court, two hot rooms and the best showers we have built.',
  postalAddress: { street: '4600 Banyan Lakes Parkway', city: 'Palm Beach Gardens', postalCode: '33418' },
  parkingHeading: 'Self-parking by the water garden',
  parking:
    'Follow the parkway past the golf-cart crossing and turn in at the water garden, where 70 self-park spaces are free for guests. Charging posts 1 to 8 are for members during class, with two hours included.',
  contactNumber: '561-555-0114',
  detail: [
    'We built this one from nothing, so everything is where we always wanted it. Two rooms face each other across a court of tree ferns. Sliding walls, warm floors, air that is changed eleven times an hour without a draft.',
    'The change rooms have eighteen showers, long benches and a cold plunge that holds four brave people. Members include greenkeepers, surgeons, tennis professionals and turtle researchers, who all look alike in a towel.',
    'The day begins at 6:15 AM in the east room, with the doors to the ferns open for the first ten minutes. Sunday ends with the long Restore, after which the court is lit and nobody seems to leave.',
  ],
  videoUrl: film('studios/palm-beach-gardens'),
  imagesList: {
    exterior: {
      picture: picture('studios/palm-beach-gardens/exterior'),
      alt: 'The Palm Beach Gardens pavilion from its approach',
    },
    room: {
      picture: picture('studios/palm-beach-gardens/room'),
      alt: 'One of two hot rooms at Palm Beach Gardens',
    },
    corner: {
      picture: picture('studios/palm-beach-gardens/corner'),
      alt: 'Planting beside the court at Palm Beach Gardens',
    },
    detail: {
      picture: picture('studios/palm-beach-gardens/detail'),
      alt: 'A mat and a towel at the Palm Beach Gardens studio',
    },
  },
  leader: {
    firstName: 'Theo',
    lastName: 'Brandvold',
    photo: picture('leaders/palm-beach-gardens'),
    contactNumber: '561-555-0154',
    biography:
      'Theo was the site engineer who built the pavilion, and on the day of the handover he asked whether it came with a job. He is the only leader who can retune the heaters from memory. He does it at five each morning, barefoot, with a thermometer in either hand.',
  },
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  reviews: [
    {
      name: 'Dr. Alana P.',
      review: 'I scrub in at eight. The plunge at seven means <strong>I am awake for it</strong>.',
    },
    { name: 'Craig H.', review: 'Two rooms, no waitlist, silent air. Somebody thought about this building.' },
    {
      name: 'Mina F.',
      review:
        'Sunday Restore, then the ferns lit up. I have canceled dinners for it and <em>regret none</em>.',
    },
  ],
} as const satisfies StudioText;
