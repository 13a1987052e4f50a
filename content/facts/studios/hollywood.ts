import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const hollywood = {
  postalAddress: { street: '1921 Banyan Circle', city: 'Hollywood', postalCode: '33020' },
  contactNumber: '954-555-0107',
  hours: { morning: ['05:30', '13:00'], evening: ['15:45', '21:30'] },
  firstClass: '06:00',
  film: film('studios/hollywood'),
  pictures: {
    exterior: picture('studios/hollywood/exterior'),
    room: picture('studios/hollywood/room'),
    corner: picture('studios/hollywood/corner'),
    detail: picture('studios/hollywood/detail'),
  },
  leader: {
    firstName: 'Sébastien',
    lastName: 'Laroche',
    photo: picture('leaders/hollywood'),
    contactNumber: '954-555-0147',
  },
} as const satisfies StudioFacts;
