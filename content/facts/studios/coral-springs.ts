import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const coralSprings = {
  postalAddress: { street: '9045 Cypress Run Drive', city: 'Coral Springs', postalCode: '33065' },
  contactNumber: '954-555-0109',
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  film: film('studios/coral-springs'),
  pictures: {
    exterior: picture('studios/coral-springs/exterior'),
    room: picture('studios/coral-springs/room'),
    corner: picture('studios/coral-springs/corner'),
    detail: picture('studios/coral-springs/detail'),
  },
  leader: {
    firstName: 'Vikram',
    lastName: 'Nair',
    photo: picture('leaders/coral-springs'),
    contactNumber: '954-555-0149',
  },
} as const satisfies StudioFacts;
