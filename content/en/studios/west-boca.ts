import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const westBoca = {
  summary: 'A calm garden studio west of the turnpike, known for Restore and for never making you hurry.',
  postalAddress: { street: '20540 Lyons Grove Road', city: 'Boca Raton', postalCode: '33434' },
  parkingHeading: 'Free parking under solar roofs',
  parking:
    'Leave the car beneath the solar canopies in front of the gym-sized grocery; it stays cool and it is free. Our path begins at the bamboo, beside the cart return, and takes one minute.',
  contactNumber: '561-555-0112',
  detail: [
    'You reach us through a garden. Bamboo first, then a gravel path, then a porch with rocking chairs that were meant as a joke and are now fought over. Inside, the walls are dark green to the shoulder and cream above, and the afternoon comes in sideways.',
    'Restore is what West Boca is known for, morning and night, in a room kept warm instead of hot. Shoshana’s Sunday night is the one people plan a weekend around. There is FIIT too, before and after work, and it is just as serious as elsewhere.',
    'We have no single leader. The teachers share the running of the house and post the week’s duty on a chalkboard, with a photo, so you always know who holds the keys at the 6:30 AM opening class.',
  ],
  videoUrl: film('studios/west-boca'),
  imagesList: {
    exterior: {
      picture: picture('studios/west-boca/exterior'),
      alt: 'The West Boca studio behind its garden',
    },
    room: {
      picture: picture('studios/west-boca/room'),
      alt: 'The warm room at West Boca set up for Restore',
    },
    corner: {
      picture: picture('studios/west-boca/corner'),
      alt: 'A bolster and a blanket in a corner at West Boca',
    },
    detail: {
      picture: picture('studios/west-boca/detail'),
      alt: 'Late light on a cushion at the West Boca studio',
    },
  },
  hours: { morning: ['06:00', '13:30'], evening: ['16:15', '22:00'] },
  firstClass: '06:30',
  reviews: [
    {
      name: 'Eileen B.',
      review: 'I sleep on Sundays. That sentence was not true for <em>eleven years</em>.',
    },
    {
      name: 'Mark Feinstein',
      review: 'Rocking chair, iced tea, no rush to give up the mat. They know what they are doing.',
    },
    {
      name: 'Sofia Lindgren',
      review: 'The evening FIIT is a secret. <strong>Please do not read this review.</strong>',
    },
  ],
} as const satisfies StudioText;
