import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const coralSprings = {
  summary:
    'A terracotta neighborhood studio near the covered bridge, strong on beginners and on Saturday mornings.',
  postalAddress: { street: '9045 Cypress Run Drive', city: 'Coral Springs', postalCode: '33065' },
  parkingHeading: 'Free lot, two entrances',
  parking:
    'Park on either side of the building; both lots are free and both doors lead to the same desk. School traffic blocks Cypress Run Drive from 2:20 to 2:50 PM on weekdays, so come in by the canal road then.',
  contactNumber: '954-555-0109',
  detail: [
    'Clay tiles underfoot, an orange wall, a sun behind wooden slats, and white lanterns hung at different heights as if somebody had let go of them one by one. The long window looks out on lawn and trees. The canal is just behind them, and a heron stands on the bank most days and has become a kind of mascot.',
    'More first classes happen here than anywhere else in Broward. If it is yours, the teacher meets you at the desk ten minutes early to find out what aches, and the blocks and bolsters are on your mat before you know what they are for.',
    'Doors open at a quarter to six and the weekday’s first class is at 6:15 AM. Saturday morning is the social one: whole running groups, a book club, and a table of sliced oranges afterwards.',
  ],
  videoUrl: film('studios/coral-springs'),
  imagesList: {
    exterior: {
      picture: picture('studios/coral-springs/exterior'),
      alt: 'The terracotta mission front of the Coral Springs studio',
    },
    room: {
      picture: picture('studios/coral-springs/room'),
      alt: 'A sun behind wooden slats and white lanterns at Coral Springs',
    },
    corner: {
      picture: picture('studios/coral-springs/corner'),
      alt: 'Open shelves and round lanterns in the Coral Springs room',
    },
    detail: {
      picture: picture('studios/coral-springs/detail'),
      alt: 'Cushions and candles on a wine-red mat, clay tiles around it',
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
      review: 'There is a heron. There is a plank. You think of the heron during the plank.',
    },
  ],
} as const satisfies StudioText;
