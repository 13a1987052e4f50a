export const weston = {
  summary: 'At the edge of the Everglades: a green room near the lake where half the cues come in Spanish.',
  parkingHeading: 'Lakeside lot and bike racks',
  parking:
    'There is free parking on the lake side for about 60 cars and a rack for 30 bicycles, which is the better idea: the path round the lake passes our porch. Please leave the spaces by the bakery to the bakery.',
  detail: [
    'West of us there is sawgrass and then nothing but sky, and you feel it on the porch at the end of the day. The house is a low pavilion with its roof on slim posts. Inside it is forest green, with two thin rings of light, wooden beams, and a long window that throws leaf shadows over the sand-colored tiles.',
    'Teachers here switch languages in mid-sequence, and nobody blinks. Inhala, lift, and there you are. Most members came from Caracas, Bogotá or Buenos Aires by way of a school district, and they bring their mothers. Mats often go down in a circle, which suits a family.',
    'Weekday mornings start at 6:15 for those with offices in Miami, and fill up again when the school run is over and the bicycles arrive in a flock.',
  ],
  alts: {
    exterior: 'The Weston pavilion, its flat roof on slim posts',
    room: 'Two rings of light on a green wall at Weston, mats in a circle',
    corner: 'A long window of trees under wooden beams at Weston',
    detail: 'Bolsters on their mats and leaf shadows on the Weston tiles',
  },
  leader: {
    biography:
      'Daniela edited a newspaper in Maracaibo and says that a studio is easier: the deadline is the same every day and everybody lies down afterwards. She writes the Friday note to members, in two languages, and it is worth reading in both.',
  },
  reviews: [
    {
      name: 'Isabel Prado',
      review:
        'Twins, no sleep, no Spanish-speaking friends. Then the class after drop-off. <strong>Now I have all three</strong>, sleep included.',
    },
    {
      name: 'Gustavo R.',
      review: 'My mother is 69 and comes by bicycle. She has told the entire lake about her headstand.',
    },
    {
      name: 'Meredith C.',
      review:
        'I do not speak a word of Spanish, except that I can now count to <em>treinta</em> while shaking.',
    },
  ],
} as const;
