import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const downtownFtLauderdale = {
  postalAddress: { street: '318 SE 2nd Street, Level 2', city: 'Fort Lauderdale', postalCode: '33301' },
  contactNumber: '954-555-0102',
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
  film: film('studios/downtown-ft-lauderdale'),
  pictures: {
    exterior: picture('studios/downtown-ft-lauderdale/exterior'),
    room: picture('studios/downtown-ft-lauderdale/room'),
    corner: picture('studios/downtown-ft-lauderdale/corner'),
    detail: picture('studios/downtown-ft-lauderdale/detail'),
  },
  leader: {
    firstName: 'Julian',
    lastName: 'Moss',
    photo: picture('leaders/downtown-ft-lauderdale'),
    contactNumber: '954-555-0142',
  },
} as const satisfies StudioFacts;
