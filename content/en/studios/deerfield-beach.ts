export const deerfieldBeach = {
  summary:
    'Three blocks from the pier: a lagoon-green room with half a sun on the wall, and the real one outside.',
  parkingHeading: 'Street and lot, no beach rates',
  parking:
    'Our 28 spaces on the east side are free for the length of your class plus an hour, long enough for a swim. On Saturday mornings the church lot across the street is ours as well; look for the sandwich board.',
  detail: [
    'You can be on the sand four minutes after class. Many are: there is an outdoor shower by the back gate and a row of hooks for wetsuits, and nobody at the desk has ever asked anyone to be dry.',
    'From the street it is a cream Art Deco front with a lagoon-blue foot. Inside, the wall and the slatted ceiling are the deep green of water you cannot see the bottom of, with half a sun rising at the end of the room. The terrazzo is flecked coral and amber, and one long window frames nothing but palms.',
    'Surfers, lifeguards, a chess club that discovered Restore by accident. Now and then Thiago brings a drummer, and people stand in the alley to listen.',
  ],
  alts: {
    exterior: 'The cream Art Deco front of the Deerfield Beach studio, palms on both sides',
    room: 'A glowing half sun on a deep green wall at Deerfield Beach',
    corner: 'One long window full of palms under a slatted green ceiling',
    detail: 'A coral mat with a towel, block and bottle on flecked terrazzo',
  },
  leader: {
    biography:
      'Rafael learned to swim in Florianópolis and to run a business on a food truck outside this very door. He sold his last pastel in the week he was hired. He opens on weekends himself, and the waves decide whether his hair is wet when he does.',
  },
  reviews: [
    {
      name: 'Moira K.',
      review:
        'Flow, ocean, coffee, home by eight. <em>I moved here from Ohio for this and did not know it yet.</em>',
    },
    { name: 'Travis B.', review: 'When the drummer comes it is the best hour in Broward County.' },
    {
      name: 'Luciana Prates',
      review:
        'I came on vacation, extended by a week, then by a lease. Ask for Caitlin if you are new: <strong>endless patience</strong>.',
    },
  ],
} as const;
