export const bocaRaton = {
  summary: 'A sand-colored studio in central Boca with the widest range of ages on any of our mats.',
  parkingHeading: 'Plaza parking, first two rows',
  parking:
    'Enter the plaza from Camino Alameda and take the first two rows under the palms; they are shaded, free and signed for guests of the studio. Valet at the restaurant next door is not ours, so drive on past it.',
  detail: [
    'A white mission front, three arches, a bench by the door where the talk goes on until lunch. The room behind it is the color of warm sand, with tall arched windows, herringbone underfoot and a small sun set into a niche, as other people would place a lamp.',
    'Our oldest member is 84 and practices here five days a week, front row left. The youngest came with a permission slip. The teachers cue for both without making a speech about it. For Restore the mats are laid in a circle, and nobody has to be in front at all.',
    'Weekdays start at 6:00 AM, quietly; the crowd after the school run is the famous one. If you want a spot by the windows in February, book it when the week opens.',
  ],
  alts: {
    exterior: 'The white mission front of the Central Boca Raton studio, three arches',
    room: 'A sun in an arched niche at Central Boca Raton, mats in a circle',
    corner: 'Arched windows with palms and patches of sun in the Boca room',
    detail: 'A cushion and candles on a dark green mat, herringbone beneath',
  },
  leader: {
    biography:
      'Miriam was a middle-school principal in Queens, and the studio runs like the best day of the year there: on time, with a smile, and no running in the hall. She started hot yoga at 51 to prove her doctor wrong. He is a member now.',
  },
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
} as const;
