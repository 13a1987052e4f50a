import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const pembrokePines = {
  postalAddress: { street: '11260 Heron Pines Boulevard', city: 'Pembroke Pines', postalCode: '33026' },
  contactNumber: '954-555-0106',
  hours: { morning: ['06:00', '13:30'], evening: ['16:15', '22:00'] },
  firstClass: '06:30',
  film: film('studios/pembroke-pines'),
  pictures: {
    exterior: picture('studios/pembroke-pines/exterior'),
    room: picture('studios/pembroke-pines/room'),
    corner: picture('studios/pembroke-pines/corner'),
    detail: picture('studios/pembroke-pines/detail'),
  },
  leader: {
    firstName: 'Keisha',
    lastName: 'Bramwell',
    photo: picture('leaders/pembroke-pines'),
    contactNumber: '954-555-0146',
  },
} as const satisfies StudioFacts;
