import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const palmBeachGardens = {
  postalAddress: { street: '4600 Banyan Lakes Parkway', city: 'Palm Beach Gardens', postalCode: '33418' },
  contactNumber: '561-555-0114',
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  film: film('studios/palm-beach-gardens'),
  pictures: {
    exterior: picture('studios/palm-beach-gardens/exterior'),
    room: picture('studios/palm-beach-gardens/room'),
    corner: picture('studios/palm-beach-gardens/corner'),
    detail: picture('studios/palm-beach-gardens/detail'),
  },
  leader: {
    firstName: 'Theo',
    lastName: 'Brandvold',
    photo: picture('leaders/palm-beach-gardens'),
    contactNumber: '561-555-0154',
  },
} as const satisfies StudioFacts;
