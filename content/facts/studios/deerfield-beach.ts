import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const deerfieldBeach = {
  postalAddress: { street: '212 NE 20th Terrace', city: 'Deerfield Beach', postalCode: '33441' },
  contactNumber: '954-555-0104',
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  film: film('studios/deerfield-beach'),
  pictures: {
    exterior: picture('studios/deerfield-beach/exterior'),
    room: picture('studios/deerfield-beach/room'),
    corner: picture('studios/deerfield-beach/corner'),
    detail: picture('studios/deerfield-beach/detail'),
  },
  leader: {
    firstName: 'Rafael',
    lastName: 'Couto',
    photo: picture('leaders/deerfield-beach'),
    contactNumber: '954-555-0144',
  },
} as const satisfies StudioFacts;
