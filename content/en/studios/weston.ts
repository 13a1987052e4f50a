import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const weston = {
  summary: 'At the edge of the Everglades: a lakefront studio where half the cues come in Spanish.',
  postalAddress: { street: '1740 Laguna Commons', city: 'Weston', postalCode: '33326' },
  parkingHeading: 'Lakeside lot and bike racks',
  parking:
    'There is free parking on the lake side for about 60 cars and a rack for 30 bicycles, which is the better idea: the path round the lake passes our porch. Please leave the spaces by the bakery to the bakery.',
  contactNumber: '954-555-0111',
  detail: [
    'West of us there is sawgrass and then nothing but sky, and you feel it on the porch at the end of the day. The building is timber and glass on short legs over the water, with shutters that we close one by one as the room warms.',
    'Teachers here switch languages in mid-sequence, and nobody blinks. Inhala, lift, and there you are. Most members came from Caracas, Bogotá or Buenos Aires by way of a school district, and they bring their mothers.',
    'The morning starts at 6:15 for those with offices in Miami, then again at 9:00, when the school run is over and the bicycles arrive in a flock.',
  ],
  videoUrl: film('studios/weston'),
  imagesList: {
    exterior: { picture: picture('studios/weston/exterior'), alt: 'The Weston studio by its lake' },
    room: {
      picture: picture('studios/weston/room'),
      alt: 'The practice room at Weston, mats facing the windows',
    },
    corner: { picture: picture('studios/weston/corner'), alt: 'Palms and a low seat at the Weston studio' },
    detail: { picture: picture('studios/weston/detail'), alt: 'Blankets folded on a shelf at Weston' },
  },
  leader: {
    firstName: 'Daniela',
    lastName: 'Arismendi',
    photo: picture('leaders/weston'),
    contactNumber: '954-555-0151',
    biography:
      'Daniela edited a newspaper in Maracaibo and says that a studio is easier: the deadline is the same every day and everybody lies down afterwards. She writes the Friday note to members, in two languages, and it is worth reading in both.',
  },
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  reviews: [
    {
      name: 'Isabel Prado',
      review:
        'Twins, no sleep, no Spanish-speaking friends. Then the nine o’clock. <strong>Now I have all three</strong>, sleep included.',
    },
    {
      name: 'Gustavo R.',
      review: 'My mother is 69 and comes by bicycle. She has told the entire lake about her headstand.',
    },
    {
      name: 'Meredith C.',
      review:
        'I do not speak a word of Spanish, except that I can now count to <em>treinta</em> while shaking.',
    },
  ],
} as const satisfies StudioText;
