import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const midtownMiami = {
  postalAddress: { street: '3365 NE Mango Avenue, Second Floor', city: 'Miami', postalCode: '33137' },
  contactNumber: '305-555-0108',
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  film: film('studios/midtown-miami'),
  pictures: {
    exterior: picture('studios/midtown-miami/exterior'),
    room: picture('studios/midtown-miami/room'),
    corner: picture('studios/midtown-miami/corner'),
    detail: picture('studios/midtown-miami/detail'),
  },
  leader: {
    firstName: 'Paloma',
    lastName: 'Iturbe',
    photo: picture('leaders/midtown-miami'),
    contactNumber: '305-555-0148',
  },
} as const satisfies StudioFacts;
