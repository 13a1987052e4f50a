import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const weston = {
  postalAddress: { street: '1740 Laguna Commons', city: 'Weston', postalCode: '33326' },
  contactNumber: '954-555-0111',
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  film: film('studios/weston'),
  pictures: {
    exterior: picture('studios/weston/exterior'),
    room: picture('studios/weston/room'),
    corner: picture('studios/weston/corner'),
    detail: picture('studios/weston/detail'),
  },
  leader: {
    firstName: 'Daniela',
    lastName: 'Arismendi',
    photo: picture('leaders/weston'),
    contactNumber: '954-555-0151',
  },
} as const satisfies StudioFacts;
