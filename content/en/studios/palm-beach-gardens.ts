import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const palmBeachGardens = {
  summary:
    'A premier pavilion in the Gardens with a skylight over the mats and the best showers we have built.',
  postalAddress: { street: '4600 Banyan Lakes Parkway', city: 'Palm Beach Gardens', postalCode: '33418' },
  parkingHeading: 'Self-parking by the water garden',
  parking:
    'Follow the parkway past the golf-cart crossing and turn in at the water garden, where 70 self-park spaces are free for guests. Charging posts 1 to 8 are for members during class, with two hours included.',
  contactNumber: '561-555-0114',
  detail: [
    'We built this one from nothing, so everything is where we always wanted it. A single great skylight lies over the room and sends a square of sun across white terrazzo. The wall ahead is marigold, with our sun behind wooden slats, and arched mirrors give you the whole of it a second time. The air is changed eleven times an hour without a draft.',
    'The change rooms have eighteen showers, long benches and a cold plunge that holds four brave people. Members include greenkeepers, surgeons, tennis professionals and turtle researchers, who all look alike in a towel.',
    'On weekdays the day begins at 6:15 AM, with the skylight still gray. Evenings end with Restore, when it has gone dark blue and nobody seems to leave.',
  ],
  videoUrl: film('studios/palm-beach-gardens'),
  imagesList: {
    exterior: {
      picture: picture('studios/palm-beach-gardens/exterior'),
      alt: 'The Palm Beach Gardens pavilion, a broad flat roof on slim posts',
    },
    room: {
      picture: picture('studios/palm-beach-gardens/room'),
      alt: 'A skylight over white terrazzo and a marigold wall, Palm Beach Gardens',
    },
    corner: {
      picture: picture('studios/palm-beach-gardens/corner'),
      alt: 'Arched mirrors and banana plants at Palm Beach Gardens',
    },
    detail: {
      picture: picture('studios/palm-beach-gardens/detail'),
      alt: 'A wine-red mat before the sun behind wooden slats',
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
    {
      name: 'Craig H.',
      review: 'Real daylight, good showers, silent air. Somebody thought about this building.',
    },
    {
      name: 'Mina F.',
      review:
        'Sunday Restore, flat on my back under that skylight. I have canceled dinners for it and <em>regret none</em>.',
    },
  ],
} as const satisfies StudioText;
