export const palmBeachGardens = {
  summary:
    'A premier pavilion in the Gardens with a skylight over the mats and the best showers we have built.',
  parkingHeading: 'Self-parking by the water garden',
  parking:
    'Follow the parkway past the golf-cart crossing and turn in at the water garden, where 70 self-park spaces are free for guests. Charging posts 1 to 8 are for members during class, with two hours included.',
  detail: [
    'We built this one from nothing, so everything is where we always wanted it. A single great skylight lies over the room and sends a square of sun across white terrazzo. The wall ahead is marigold, with our sun behind wooden slats, and arched mirrors give you the whole of it a second time. The air is changed eleven times an hour without a draft.',
    'The change rooms have eighteen showers, long benches and a cold plunge that holds four brave people. Members include greenkeepers, surgeons, tennis professionals and turtle researchers, who all look alike in a towel.',
    'On weekdays the day begins at 6:15 AM, with the skylight still gray. Evenings end with Restore, when it has gone dark blue and nobody seems to leave.',
  ],
  alts: {
    exterior: 'The Palm Beach Gardens pavilion, a broad flat roof on slim posts',
    room: 'A skylight over white terrazzo and a marigold wall, Palm Beach Gardens',
    corner: 'Arched mirrors and banana plants at Palm Beach Gardens',
    detail: 'A wine-red mat before the sun behind wooden slats',
  },
  leader: {
    biography:
      'Theo was the site engineer who built the pavilion, and on the day of the handover he asked whether it came with a job. He is the only leader who can retune the heaters from memory. He does it at five each morning, barefoot, with a thermometer in either hand.',
  },
  reviews: [
    {
      name: 'Dr. Alana P.',
      review: 'I scrub in at eight. The plunge at seven means <strong>I am awake for it</strong>.',
    },
    {
      name: 'Craig H.',
      review: 'Real daylight, good showers, silent air. Somebody thought about this building.',
    },
    {
      name: 'Mina F.',
      review:
        'Sunday Restore, flat on my back under that skylight. I have canceled dinners for it and <em>regret none</em>.',
    },
  ],
} as const;
