import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const davie = {
  postalAddress: { street: '6840 Orange Grove Trail', city: 'Davie', postalCode: '33314' },
  contactNumber: '954-555-0103',
  hours: { morning: ['06:00', '13:30'], evening: ['16:15', '22:00'] },
  firstClass: '06:30',
  film: film('studios/davie'),
  pictures: {
    exterior: picture('studios/davie/exterior'),
    room: picture('studios/davie/room'),
    corner: picture('studios/davie/corner'),
    detail: picture('studios/davie/detail'),
  },
  leader: {
    firstName: 'Shawna',
    lastName: 'Pickett',
    photo: picture('leaders/davie'),
    contactNumber: '954-555-0143',
  },
} as const satisfies StudioFacts;
