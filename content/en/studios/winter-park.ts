export const winterPark = {
  summary:
    'Under the trees near the chain of lakes: our Central Florida studio, cream outside and full of daylight.',
  parkingHeading: 'Shaded street and a small lot',
  parking:
    'Fourteen spaces lie behind the studio, reached from the brick lane. When they are taken, the avenue allows three hours free, and the fourth level of the library deck is open to our guests on weekends.',
  detail: [
    'Brick streets slow the traffic and live oaks do the rest. Our house is a 1926 dairy with thick cream walls and a tiled roof, so it holds heat the way it once held cold. Arched doors run down one side, a long curtain down the other, and on the sea-green wall between them a round window looks into the garden.',
    'Orchestra players, nurses, opticians from the university labs, theme-park performers who cannot tell you which mouse they know. They are polite here. It is the one studio where people apologize to their own mats.',
    'Come early on a weekday, when the first class is at 6:15 AM, and walk to the lake afterwards; the rowing shells will be going out. When Elise teaches, she plays viola in the last minutes, and late arrivals wait outside among the olive trees so as not to creak.',
  ],
  alts: {
    exterior: 'The cream mission front of the Winter Park studio with its tiled roof',
    room: 'A round garden window on a sea-green wall at Winter Park',
    corner: 'Arched glass doors and olive trees in the Winter Park room',
    detail: 'Bolsters and candles in the morning sun at Winter Park',
  },
  leader: {
    biography:
      'Maggie ran the box office of a small opera company for twenty-six seasons and has never oversold a room. She took her first class in this building when it was still dusty, on the concrete, in a coat. Knock on the glass if you are early.',
  },
  reviews: [
    {
      name: 'Linh Dao',
      review:
        'Three years of law school, one mat by the round window. <strong>Passed the bar in July.</strong>',
    },
    {
      name: 'Gordon P.',
      review: 'I play second trombone and breathe for a living. Apparently I was doing it wrong.',
    },
    {
      name: 'Tiana Brooks',
      review: 'Walking to the lake with wet hair and a peach at 7:30 is <em>my whole personality</em> now.',
    },
    { name: 'Ellen V.', review: 'Joy’s voice. I would listen to her read a parking ticket.' },
  ],
} as const;
