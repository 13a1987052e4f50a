export const westBoca = {
  summary: 'A calm rosewood studio west of the turnpike, known for Restore and for never making you hurry.',
  parkingHeading: 'Free parking under solar roofs',
  parking:
    'Leave the car beneath the solar canopies in front of the gym-sized grocery; it stays cool and it is free. Our path begins beside the cart return and takes one minute.',
  detail: [
    'You see us best at dusk, five lit arches in a blush wall and a bench that was meant for tying shoes and is now fought over. Inside, a vaulted ceiling with round lanterns, dark wide boards, and a rosewood wall with a niche that holds a sun and a single vase. Painted arches and discs in ocher hang across from the windows.',
    'Restore is what West Boca is known for, morning and night, in a room kept warm instead of hot. Shoshana’s is the one people plan a weekend around. There is FIIT too, before and after work, and it is just as serious as elsewhere.',
    'We have no single leader. The teachers share the running of the house and post the week’s duty on a chalkboard, with a photo, so you always know who holds the keys.',
  ],
  alts: {
    exterior: 'Five lit arches on the West Boca studio after sunset',
    room: 'A sun in a niche on a rosewood wall at West Boca, lanterns above',
    corner: 'Ocher arches and discs on the wall of the West Boca room',
    detail: 'Pale mats on dark boards before the niche at West Boca',
  },
  reviews: [
    {
      name: 'Eileen B.',
      review: 'I sleep on Sundays. That sentence was not true for <em>eleven years</em>.',
    },
    {
      name: 'Mark Feinstein',
      review: 'A bench, iced tea, no rush to give up the mat. They know what they are doing.',
    },
    {
      name: 'Sofia Lindgren',
      review: 'The evening FIIT is a secret. <strong>Please do not read this review.</strong>',
    },
  ],
} as const;
