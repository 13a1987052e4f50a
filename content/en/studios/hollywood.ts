export const hollywood = {
  summary:
    'An Art Deco corner in downtown Hollywood, a short ride from the Broadwalk, with late classes and a marigold wall.',
  parkingHeading: 'Metered street, free after six',
  parking:
    'The meters round the circle stop at 6:00 PM and all day Sunday. Before that, use the city garage on Polk Lane, where three hours cost less than an iced coffee, and walk one block past the murals.',
  detail: [
    'The studio was a cinema, then a furniture shop, then nothing for eleven years. We kept the stepped coral front and the ticket window, which is now the front desk. Where the screen hung there is a marigold wall with a small sun inside four arches, one within the other. The terrazzo slopes toward it by an inch and a half, and regulars will show you the level spots.',
    'Evenings are the thing here. Musicians, line cooks on their night off and half the staff of the hospital turn up for the last classes, then sit on the long bench under the round mirrors and argue about where to eat.',
    'In winter you will hear as much French as English, thanks to guests from Québec who pick up exactly where they left off in April. On weekdays the opener is at 6:00 AM, with the street sweepers for company.',
  ],
  alts: {
    exterior: 'The coral Art Deco front of the Hollywood studio with its stepped top',
    room: 'A sun inside coral arches on a marigold wall, mats on terrazzo',
    corner: 'Round mirrors above a long bench in the Hollywood room',
    detail: 'The four arches around the sun at Hollywood, seen close',
  },
  leader: {
    biography:
      'Sébastien came down from Trois-Rivières for one winter as a lighting technician and is now in his fourteenth. He built the sun in the arches himself and dims it by hand. He will tell you that the floor is perfectly flat.',
  },
  reviews: [
    {
      name: 'Geneviève T.',
      review:
        'Six months here, six months in the snow, and they keep <em>my</em> hook free. Merci, Sébastien.',
    },
    {
      name: 'Omar Siddiqui',
      review:
        'I hang up the apron, cross the circle and I am on the mat. Candlelight Flow saved my knees and possibly my marriage.',
    },
    {
      name: 'Dolly Ramirez',
      review: 'A lavender towel in a former cinema. <strong>Five stars for the ticket window alone.</strong>',
    },
  ],
} as const;
