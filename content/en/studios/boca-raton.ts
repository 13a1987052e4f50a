import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const bocaRaton = {
  summary: 'A sand-colored studio in central Boca with the widest range of ages on any of our mats.',
  postalAddress: { street: '155 Camino Alameda, Suite 12', city: 'Boca Raton', postalCode: '33432' },
  parkingHeading: 'Plaza parking, first two rows',
  parking:
    'Enter the plaza from Camino Alameda and take the first two rows under the palms; they are shaded, free and signed for guests of the studio. Valet at the restaurant next door is not ours, so drive on past it.',
  contactNumber: '561-555-0105',
  detail: [
    'A white mission front, three arches, a bench by the door where the talk goes on until lunch. The room behind it is the color of warm sand, with tall arched windows, herringbone underfoot and a small sun set into a niche, as other people would place a lamp.',
    'Our oldest member is 84 and practices here five days a week, front row left. The youngest came with a permission slip. The teachers cue for both without making a speech about it. For Restore the mats are laid in a circle, and nobody has to be in front at all.',
    'Weekdays start at 6:00 AM, quietly; the crowd after the school run is the famous one. If you want a spot by the windows in February, book it when the week opens.',
  ],
  videoUrl: film('studios/boca-raton'),
  imagesList: {
    exterior: {
      picture: picture('studios/boca-raton/exterior'),
      alt: 'The white mission front of the Central Boca Raton studio, three arches',
    },
    room: {
      picture: picture('studios/boca-raton/room'),
      alt: 'A sun in an arched niche at Central Boca Raton, mats in a circle',
    },
    corner: {
      picture: picture('studios/boca-raton/corner'),
      alt: 'Arched windows with palms and patches of sun in the Boca room',
    },
    detail: {
      picture: picture('studios/boca-raton/detail'),
      alt: 'A cushion and candles on a dark green mat, herringbone beneath',
    },
  },
  leader: {
    firstName: 'Miriam',
    lastName: 'Zeldin',
    photo: picture('leaders/boca-raton'),
    contactNumber: '561-555-0145',
    biography:
      'Miriam was a middle-school principal in Queens, and the studio runs like the best day of the year there: on time, with a smile, and no running in the hall. She started hot yoga at 51 to prove her doctor wrong. He is a member now.',
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
        'The bench by the door after class is half the point. I have found a dentist, a tenant and a <em>godmother</em> on it.',
    },
    { name: 'Steph O.', review: 'Miriam runs a tight, kind ship.' },
    {
      name: 'Alan Weiss',
      review: 'Clean towels, cold water, correct temperature. I notice such things for a living.',
    },
  ],
} as const satisfies StudioText;
