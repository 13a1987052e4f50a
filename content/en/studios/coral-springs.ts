export const coralSprings = {
  summary:
    'A terracotta neighborhood studio near the covered bridge, strong on beginners and on Saturday mornings.',
  parkingHeading: 'Free lot, two entrances',
  parking:
    'Park on either side of the building; both lots are free and both doors lead to the same desk. School traffic blocks Cypress Run Drive from 2:20 to 2:50 PM on weekdays, so come in by the canal road then.',
  detail: [
    'Clay tiles underfoot, an orange wall, a sun behind wooden slats, and white lanterns hung at different heights as if somebody had let go of them one by one. The long window looks out on lawn and trees. The canal is just behind them, and a heron stands on the bank most days and has become a kind of mascot.',
    'More first classes happen here than anywhere else in Broward. If it is yours, the teacher meets you at the desk ten minutes early to find out what aches, and the blocks and bolsters are on your mat before you know what they are for.',
    'Doors open at a quarter to six and the weekday’s first class is at 6:15 AM. Saturday morning is the social one: whole running groups, a book club, and a table of sliced oranges afterwards.',
  ],
  alts: {
    exterior: 'The terracotta mission front of the Coral Springs studio',
    room: 'A sun behind wooden slats and white lanterns at Coral Springs',
    corner: 'Open shelves and round lanterns in the Coral Springs room',
    detail: 'Cushions and candles on a wine-red mat, clay tiles around it',
  },
  leader: {
    biography:
      'Vikram was an emergency-room pharmacist who took up Flow for his own blood pressure and keeps the chart to show for it. He has met every new member at the desk since the opening. The sliced oranges are from the trees behind his house.',
  },
  reviews: [
    {
      name: 'Marlene H.',
      review: 'I googled “is hot yoga safe for scared people”. Vikram should be the answer.',
    },
    { name: 'Tony Esposito', review: 'Came for the running group, stayed for the <em>oranges</em>.' },
    {
      name: 'Rekha S.',
      review:
        'Priya explained a forward fold in one sentence after eleven years of my doing it wrong. <strong>One.</strong>',
    },
    {
      name: 'Cody Lambert',
      review: 'There is a heron. There is a plank. You think of the heron during the plank.',
    },
  ],
} as const;
