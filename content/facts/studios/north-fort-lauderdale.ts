import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const northFortLauderdale = {
  postalAddress: { street: '4127 North Federal Highway', city: 'Fort Lauderdale', postalCode: '33308' },
  contactNumber: '954-555-0101',
  hours: { morning: ['06:00', '13:30'], evening: ['16:15', '22:00'] },
  firstClass: '06:30',
  film: film('studios/north-fort-lauderdale'),
  pictures: {
    exterior: picture('studios/north-fort-lauderdale/exterior'),
    room: picture('studios/north-fort-lauderdale/room'),
    corner: picture('studios/north-fort-lauderdale/corner'),
    detail: picture('studios/north-fort-lauderdale/detail'),
  },
  leader: {
    firstName: 'Carmen',
    lastName: 'Villalobos',
    photo: picture('leaders/north-fort-lauderdale'),
    contactNumber: '954-555-0141',
  },
} as const satisfies StudioFacts;
