import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const coralGables = {
  postalAddress: { street: '242 Avenida Minorca', city: 'Coral Gables', postalCode: '33134' },
  contactNumber: '305-555-0110',
  hours: { morning: ['06:00', '13:30'], evening: ['16:15', '22:00'] },
  firstClass: '06:30',
  film: film('studios/coral-gables'),
  pictures: {
    exterior: picture('studios/coral-gables/exterior'),
    room: picture('studios/coral-gables/room'),
    corner: picture('studios/coral-gables/corner'),
    detail: picture('studios/coral-gables/detail'),
  },
} as const satisfies StudioFacts;
