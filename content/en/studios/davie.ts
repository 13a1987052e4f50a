export const davie = {
  summary:
    'A round-roofed studio on the horse side of Davie, five minutes from the campuses on College Avenue.',
  parkingHeading: 'Plenty of room, trailers too',
  parking:
    'The gravel lot in front holds 80 cars and costs nothing. If you come straight from the barn with a trailer, pull along the fence on the north side, where nobody will box you in.',
  detail: [
    'Davie has hitching posts outside the bank, and our roof has the curve of a hay barn because it used to be one. Under the vault there is a lot of air, which makes the heat softer than elsewhere and the music better. The end wall is painted leaf green around one big round window, and the garden behind it does the rest.',
    'Two crowds share the pale boards. Students from three colleges come in waves in the late afternoon with their bags and their group chats; riders come early, with boots in the car and very strong inner thighs, and hang from the wall bars before class.',
    'On weekdays we start at 6:30 AM. You can hear the neighbor’s donkey during the opening breath, and after a while you miss him when he is quiet.',
  ],
  alts: {
    exterior: 'The sage-green Davie studio with its curved roof and round windows',
    room: 'A green end wall with a round garden window at Davie, mats in a fan',
    corner: 'Wall bars under a curved ceiling at the Davie studio',
    detail: 'An olive tree in a terracotta pot beside a round window in Davie',
  },
  leader: {
    biography:
      'Shawna barrel-raced until she was forty and ran a feed store after that. She knows how to fill a calendar, fix a gate and talk a nervous animal, or a nervous beginner, through a doorway. Her student discount board is the most photographed wall in the studio.',
  },
  reviews: [
    {
      name: 'Kayla W.',
      review: 'Finals week, four Restore classes, <strong>one passed organic chemistry exam</strong>.',
    },
    {
      name: 'Hank Delgado',
      review:
        'I ride cutting horses and could not touch my knees. Shawna bet me a coffee that I would reach the floor by Easter, and I owe her one.',
    },
    {
      name: 'Brianna Cho',
      review: 'Parking lot bigger than the mall, people nicer than the mall, donkey <em>included</em>.',
    },
    {
      name: 'Denise Walcott',
      review:
        'The round window, the quiet, the smell of rain on gravel. My commute home is a different drive now.',
    },
  ],
} as const;
