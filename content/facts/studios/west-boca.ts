import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const westBoca = {
  postalAddress: { street: '20540 Lyons Grove Road', city: 'Boca Raton', postalCode: '33434' },
  contactNumber: '561-555-0112',
  hours: { morning: ['06:00', '13:30'], evening: ['16:15', '22:00'] },
  firstClass: '06:30',
  film: film('studios/west-boca'),
  pictures: {
    exterior: picture('studios/west-boca/exterior'),
    room: picture('studios/west-boca/room'),
    corner: picture('studios/west-boca/corner'),
    detail: picture('studios/west-boca/detail'),
  },
} as const satisfies StudioFacts;
