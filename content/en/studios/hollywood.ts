import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const hollywood = {
  summary:
    'An Art Deco corner in downtown Hollywood, a short ride from the Broadwalk, with late classes and a marigold wall.',
  postalAddress: { street: '1921 Banyan Circle', city: 'Hollywood', postalCode: '33020' },
  parkingHeading: 'Metered street, free after six',
  parking:
    'The meters round the circle stop at 6:00 PM and all day Sunday. Before that, use the city garage on Polk Lane, where three hours cost less than an iced coffee, and walk one block past the murals.',
  contactNumber: '954-555-0107',
  detail: [
    'The studio was a cinema, then a furniture shop, then nothing for eleven years. We kept the stepped coral front and the ticket window, which is now the front desk. Where the screen hung there is a marigold wall with a small sun inside four arches, one within the other. The terrazzo slopes toward it by an inch and a half, and regulars will show you the level spots.',
    'Evenings are the thing here. Musicians, line cooks on their night off and half the staff of the hospital turn up for the last classes, then sit on the long bench under the round mirrors and argue about where to eat.',
    'In winter you will hear as much French as English, thanks to guests from Québec who pick up exactly where they left off in April. On weekdays the opener is at 6:00 AM, with the street sweepers for company.',
  ],
  videoUrl: film('studios/hollywood'),
  imagesList: {
    exterior: {
      picture: picture('studios/hollywood/exterior'),
      alt: 'The coral Art Deco front of the Hollywood studio with its stepped top',
    },
    room: {
      picture: picture('studios/hollywood/room'),
      alt: 'A sun inside coral arches on a marigold wall, mats on terrazzo',
    },
    corner: {
      picture: picture('studios/hollywood/corner'),
      alt: 'Round mirrors above a long bench in the Hollywood room',
    },
    detail: {
      picture: picture('studios/hollywood/detail'),
      alt: 'The four arches around the sun at Hollywood, seen close',
    },
  },
  leader: {
    firstName: 'Sébastien',
    lastName: 'Laroche',
    photo: picture('leaders/hollywood'),
    contactNumber: '954-555-0147',
    biography:
      'Sébastien came down from Trois-Rivières for one winter as a lighting technician and is now in his fourteenth. He built the sun in the arches himself and dims it by hand. He will tell you that the floor is perfectly flat.',
  },
  hours: { morning: ['05:30', '13:00'], evening: ['15:45', '21:30'] },
  firstClass: '06:00',
  reviews: [
    {
      name: 'Geneviève T.',
      review:
        'Six months here, six months in the snow, and they keep <em>my</em> hook free. Merci, Sébastien.',
    },
    {
      name: 'Omar Siddiqui',
      review:
        'I hang up the apron, cross the circle and I am on the mat. Candlelight Flow saved my knees and possibly my marriage.',
    },
    {
      name: 'Dolly Ramirez',
      review: 'A lavender towel in a former cinema. <strong>Five stars for the ticket window alone.</strong>',
    },
  ],
} as const satisfies StudioText;
