import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const bocaRaton = {
  summary: 'A pink courtyard studio in central Boca with the widest range of ages on any of our mats.',
  postalAddress: { street: '155 Camino Alameda, Suite 12', city: 'Boca Raton', postalCode: '33432' },
  parkingHeading: 'Courtyard parking, first two rows',
  parking:
    'Enter the plaza from Camino Alameda and take the first two rows under the banyans; they are shaded, free and signed for guests of the studio. Valet at the restaurant next door is not ours, so drive on past it.',
  contactNumber: '561-555-0105',
  detail: [
    'The courtyard came first. It has a fountain, four orange trees and a stone bench where the mid-morning class holds court until lunch, and the studio opens onto it through a colonnade the color of a grapefruit.',
    'Our oldest member is 84 and practices here five days a week, front row left. The youngest came with a permission slip. The teachers cue for both without making a speech about it.',
    'Weekdays start at 6:00 AM, quietly; the class after the school run is the famous one. If you want a spot by the windows on a Monday in February, book it when the week opens.',
  ],
  videoUrl: film('studios/boca-raton'),
  imagesList: {
    exterior: {
      picture: picture('studios/boca-raton/exterior'),
      alt: 'The front of the Central Boca Raton studio',
    },
    room: {
      picture: picture('studios/boca-raton/room'),
      alt: 'Rows of mats in the Central Boca Raton practice room',
    },
    corner: {
      picture: picture('studios/boca-raton/corner'),
      alt: 'A quiet seat inside the Central Boca Raton studio',
    },
    detail: {
      picture: picture('studios/boca-raton/detail'),
      alt: 'Light and shadow on the wall at Central Boca Raton',
    },
  },
  leader: {
    firstName: 'Miriam',
    lastName: 'Zeldin',
    photo: picture('leaders/boca-raton'),
    contactNumber: '561-555-0145',
    biography:
      'Miriam was a middle-school principal in Queens, and the studio runs like the best day of the year there: on time, with a smile, and no running near the fountain. She started hot yoga at 51 to prove her doctor wrong. He is a member now.',
  },
  hours: { morning: ['05:30', '13:00'], evening: ['15:45', '21:30'] },
  firstClass: '06:00',
  reviews: [
    {
      name: 'Ruth Ansel',
      review:
        'Seventy-one, two new knees, front row right. The other Ruth has front row left and <strong>we do not discuss it</strong>.',
    },
    { name: 'Barry L.', review: 'My wife dragged me. That was 2019. She has since quit and I have not.' },
    {
      name: 'Camila Duarte',
      review:
        'The bench in the courtyard after class is half the point. I have found a dentist, a tenant and a <em>godmother</em> on it.',
    },
    { name: 'Steph O.', review: 'Miriam runs a tight, kind ship.' },
    {
      name: 'Alan Weiss',
      review: 'Clean towels, cold water, correct temperature. I notice such things for a living.',
    },
  ],
} as const satisfies StudioText;
