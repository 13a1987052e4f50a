import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const pembrokePines = {
  summary:
    'A family studio off Pines Boulevard with two rooms, a homework table and room for everyone’s hour.',
  postalAddress: { street: '11260 Heron Pines Boulevard', city: 'Pembroke Pines', postalCode: '33026' },
  parkingHeading: 'Shopping-plaza parking at the door',
  parking:
    'The plaza lot is free all day and never full before noon. Stop near the pharmacy end and you are twelve steps from our entrance; the covered walkway saves you in an afternoon storm.',
  contactNumber: '954-555-0106',
  detail: [
    'From outside we look like what we are, a generous corner of a shopping plaza between a pharmacy and a pupusería. Inside, a terracotta hall leads to two rooms, one kept hot all day and one that rests at 80 degrees for Restore.',
    'Families set the clock here. Parents swap at the door in the late afternoon, one going home with the car seat and the other in with the mat, and there is a homework table by the desk that has seen a good deal of algebra.',
    'We open at 6:00 for a 6:30 AM class because airport crews asked for it. They bring rolling cases and tell you what the weather is doing in Bogotá.',
  ],
  videoUrl: film('studios/pembroke-pines'),
  imagesList: {
    exterior: {
      picture: picture('studios/pembroke-pines/exterior'),
      alt: 'The Pembroke Pines studio at the corner of its plaza',
    },
    room: {
      picture: picture('studios/pembroke-pines/room'),
      alt: 'One of the two practice rooms at Pembroke Pines',
    },
    corner: {
      picture: picture('studios/pembroke-pines/corner'),
      alt: 'Cushions and greenery in the Pembroke Pines hall',
    },
    detail: {
      picture: picture('studios/pembroke-pines/detail'),
      alt: 'Bolsters stacked for Restore at Pembroke Pines',
    },
  },
  leader: {
    firstName: 'Keisha',
    lastName: 'Bramwell',
    photo: picture('leaders/pembroke-pines'),
    contactNumber: '954-555-0146',
    biography:
      'Keisha grew up two streets away, was captain of the swim team at the high school across the boulevard and never saw a reason to live anywhere else. She speaks English, patois and enough Spanish to settle a waitlist. The homework table was her idea, built by her uncle.',
  },
  hours: { morning: ['06:00', '13:30'], evening: ['16:15', '22:00'] },
  firstClass: '06:30',
  reviews: [
    {
      name: 'Yolanda Pinto',
      review:
        'My son did his multiplication tables at that table and I did my hips. <strong>Both of us improved.</strong>',
    },
    {
      name: 'Captain Jorge M.',
      review: 'I fly at ten. Mei-Ling at 6:30 is better than any crew-room espresso.',
    },
    {
      name: 'Andre Fisher',
      review: 'Two rooms means there is always a class I can make, even when the day falls apart.',
    },
    {
      name: 'Suzette P.',
      review:
        'First studio where I was not the only woman in a headwrap and <em>not the only beginner either</em>.',
    },
  ],
} as const satisfies StudioText;
