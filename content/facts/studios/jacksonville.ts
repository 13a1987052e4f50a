import type { StudioFacts } from '#content/facts/studio-facts.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const jacksonville = {
  postalAddress: { street: '2275 San Pablo Landing', city: 'Jacksonville', postalCode: '32224' },
  contactNumber: '904-555-0117',
  hours: { morning: ['06:00', '13:30'], evening: ['16:15', '22:00'] },
  firstClass: '06:30',
  film: film('studios/jacksonville'),
  pictures: {
    exterior: picture('studios/jacksonville/exterior'),
    room: picture('studios/jacksonville/room'),
    corner: picture('studios/jacksonville/corner'),
    detail: picture('studios/jacksonville/detail'),
  },
  leader: {
    firstName: 'Latrice',
    lastName: 'Coleman',
    photo: picture('leaders/jacksonville'),
    contactNumber: '904-555-0157',
  },
} as const satisfies StudioFacts;
