import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const winterPark = {
  postalAddress: { street: '537 North Osceola Row', city: 'Winter Park', postalCode: '32789' },
  contactNumber: '407-555-0113',
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  film: film('studios/winter-park'),
  pictures: {
    exterior: picture('studios/winter-park/exterior'),
    room: picture('studios/winter-park/room'),
    corner: picture('studios/winter-park/corner'),
    detail: picture('studios/winter-park/detail'),
  },
  leader: {
    firstName: 'Maggie',
    lastName: 'Ellsworth',
    photo: picture('leaders/winter-park'),
    contactNumber: '407-555-0153',
  },
} as const satisfies StudioFacts;
