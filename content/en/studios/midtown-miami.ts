export const midtownMiami = {
  summary:
    'Our busiest premier studio: a dark loft with a ring of light, between Wynwood and the Design District.',
  parkingHeading: 'Midtown Central Garage, validated',
  parking:
    'Guests get 90 minutes of validated parking in the Midtown Central Garage; after that it is $3 per hour. Take the ramp on NE 34th Street, keep your ticket dry, and tap it on the reader beside our water fountain before you leave.',
  detail: [
    'A freight elevator with a red door brings you up, and the city stays down there. The room is the color of a ripe plum, nearly black at the far end, where a single ring of light hangs like an eclipse. Two amber lines run along the ceiling. Tall windows show the towers turning violet.',
    'The crowd is Miami in an hour: gallery assistants, paramedics, two DJs, a judge. FIIT with Gabriel has its own playlist every time. Flow with Kenji has none at all, and both have waitlists, so cancel when you cannot come.',
    'Kettlebells stand ready on the concrete and the dumbbells have a rack of their own along the wall. The cactus in the corner is for show; the only soft things are the mats and the people at the desk. Newcomers do well to begin by the windows, where there is most to look at.',
  ],
  alts: {
    exterior: 'The two-story coral loft of the Midtown Miami studio at nightfall',
    room: 'A ring of light on a plum-dark wall at Midtown Miami, weights on the mats',
    corner: 'Tall windows at dusk beside the ring of light in Midtown Miami',
    detail: 'Two kettlebells and a dumbbell on an amber mat at Midtown Miami',
  },
  leader: {
    biography:
      'Paloma produced art fairs for a living, which is good training for sixty people arriving at once. She answers messages herself until nine at night, knows the garage attendants by name and keeps a spare mat for anyone who cries in the lobby. It happens, and she says it is usually a good sign.',
  },
  reviews: [
    {
      name: 'Mateo Quiroga',
      review:
        'Line cook to head chef in this room, in the sense that <strong>I learned to breathe under fire</strong>.',
    },
    { name: 'Ximena A.', review: 'Gabriel’s drops. That is the review.' },
    {
      name: 'Judge P.',
      review:
        'Nobody here calls me anything but Patricia. It is the best ninety minutes of free parking in Miami.',
    },
    {
      name: 'Noor Rahman',
      review:
        'I was sure I would faint. The teacher told me to lie down <em>before</em> I needed to, and by week three I did not.',
    },
    {
      name: 'Leo S.',
      review: 'That ring in the dark. Bring a towel for the sweat and another for the feelings.',
    },
  ],
} as const;
