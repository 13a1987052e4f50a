export const pembrokePines = {
  summary:
    'A family studio off Pines Boulevard with a rose-pink room, a homework table and room for everyone’s hour.',
  parkingHeading: 'Shopping-plaza parking at the door',
  parking:
    'The plaza lot is free all day and never full before noon. Stop near the pharmacy end and you are twelve steps from our entrance; the covered walkway saves you in an afternoon storm.',
  detail: [
    'From outside we are a long pink pavilion at the edge of a shopping plaza, a deep roof on slim posts, between a pharmacy and a pupusería. Inside, the room glows rose from wall to wall: two rings of light, one in the other, a ceiling of red-brown slats, and plants that hang in the tall windows.',
    'Families set the clock here. Parents swap at the door in the late afternoon, one going home with the car seat and the other in with the mat. There is a homework table by the desk that has seen a good deal of algebra, and the shelves along the room hold far more jars than anyone can explain.',
    'We open at 6:00, and the first class on a weekday is at 6:30 AM because airport crews asked for it. They bring rolling cases and tell you what the weather is doing in Bogotá.',
  ],
  alts: {
    exterior: 'The pink pavilion of the Pembroke Pines studio, its roof on slim posts',
    room: 'Two rings of light on a rose wall at Pembroke Pines, plants in the windows',
    corner: 'Long shelves of jars beside the light rings at Pembroke Pines',
    detail: 'A palm in a terracotta pot by a tall window, Pembroke Pines',
  },
  leader: {
    biography:
      'Keisha grew up two streets away, was captain of the swim team at the high school across the boulevard and never saw a reason to live anywhere else. She speaks English, patois and enough Spanish to settle a waitlist. The homework table was her idea, built by her uncle.',
  },
  reviews: [
    {
      name: 'Yolanda Pinto',
      review:
        'My son did his multiplication tables at that table and I did my hips. <strong>Both of us improved.</strong>',
    },
    {
      name: 'Captain Jorge M.',
      review: 'I fly at ten. Mei-Ling before it is better than any crew-room espresso.',
    },
    {
      name: 'Andre Fisher',
      review: 'There is always a class I can make, even when the day falls apart.',
    },
    {
      name: 'Suzette P.',
      review:
        'First studio where I was not the only woman in a headwrap and <em>not the only beginner either</em>.',
    },
  ],
} as const;
