import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const coralSprings = {
  summary:
    'A bright neighborhood studio near the covered bridge, strong on beginners and on Saturday mornings.',
  postalAddress: { street: '9045 Cypress Run Drive', city: 'Coral Springs', postalCode: '33065' },
  parkingHeading: 'Free lot, two entrances',
  parking:
    'Park on either side of the building; both lots are free and both doors lead to the same desk. School traffic blocks Cypress Run Drive from 2:20 to 2:50 PM on weekdays, so come in by the canal road then.',
  contactNumber: '954-555-0109',
  detail: [
    'Windows on three sides and a canal on the fourth make this the brightest of our rooms. We hung linen across the south wall for the afternoon; a heron stands on the bank most days and has become a kind of mascot.',
    'More first classes happen here than anywhere else in Broward. Foundations Flow runs every day, not once a week, and the teacher meets you at the desk ten minutes early to find out what aches.',
    'Doors open at a quarter to six and the weekday’s first class is at 6:15 AM. Saturday morning is the social one: whole running groups, a book club, and a table of sliced oranges afterwards.',
  ],
  videoUrl: film('studios/coral-springs'),
  imagesList: {
    exterior: {
      picture: picture('studios/coral-springs/exterior'),
      alt: 'The Coral Springs studio with its planted front',
    },
    room: {
      picture: picture('studios/coral-springs/room'),
      alt: 'Daylight in the Coral Springs practice room',
    },
    corner: {
      picture: picture('studios/coral-springs/corner'),
      alt: 'A reading corner at the Coral Springs studio',
    },
    detail: {
      picture: picture('studios/coral-springs/detail'),
      alt: 'A block and a strap on a mat at Coral Springs',
    },
  },
  leader: {
    firstName: 'Vikram',
    lastName: 'Nair',
    photo: picture('leaders/coral-springs'),
    contactNumber: '954-555-0149',
    biography:
      'Vikram was an emergency-room pharmacist who took up Flow for his own blood pressure and keeps the chart to show for it. He has met every new member at the desk since the opening. The sliced oranges are from the trees behind his house.',
  },
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  reviews: [
    {
      name: 'Marlene H.',
      review: 'I googled “is hot yoga safe for scared people”. Vikram should be the answer.',
    },
    { name: 'Tony Esposito', review: 'Came for the running group, stayed for the <em>oranges</em>.' },
    {
      name: 'Rekha S.',
      review:
        'Priya explained a forward fold in one sentence after eleven years of my doing it wrong. <strong>One.</strong>',
    },
    {
      name: 'Cody Lambert',
      review: 'There is a heron. There is a plank. You look at the heron during the plank.',
    },
  ],
} as const satisfies StudioText;
