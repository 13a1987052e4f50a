import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const bocaRaton = {
  postalAddress: { street: '155 Camino Alameda, Suite 12', city: 'Boca Raton', postalCode: '33432' },
  contactNumber: '561-555-0105',
  hours: { morning: ['05:30', '13:00'], evening: ['15:45', '21:30'] },
  firstClass: '06:00',
  film: film('studios/boca-raton'),
  pictures: {
    exterior: picture('studios/boca-raton/exterior'),
    room: picture('studios/boca-raton/room'),
    corner: picture('studios/boca-raton/corner'),
    detail: picture('studios/boca-raton/detail'),
  },
  leader: {
    firstName: 'Miriam',
    lastName: 'Zeldin',
    photo: picture('leaders/boca-raton'),
    contactNumber: '561-555-0145',
  },
} as const satisfies StudioFacts;
