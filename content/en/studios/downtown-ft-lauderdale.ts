export const downtownFtLauderdale = {
  summary:
    'A premier studio on the second floor above Las Olas: a dark red room, nine showers and classes until late.',
  parkingHeading: 'Validated garage parking',
  parking:
    'Park in the Riverlight Garage next door. The first 2 hours and 15 minutes are free if validated, so bring your ticket up with you and scan it at the front desk. The entrance is on SE 3rd Avenue; levels 3 and 4 have a bridge to our floor.',
  detail: [
    'Take the stairs beside the florist and the street goes quiet behind you. The far wall is the red of old wine and lit by a row of upright tubes, long in the middle and short at the ends, like a sun with its blinds half down. Tall windows keep the city at your left shoulder.',
    'Downtown is the premier studio for people who keep a suit in the locker. There are 64 lockers, nine showers, steamers for shirts and a counter of hair dryers that work. Dumbbells wait on a rack under the mirror, and the concrete floor is as smooth as a gallery’s.',
    'On Saturdays it turns into a neighborhood place: strollers by the desk, cold brew from the cart downstairs, and a crowd in no hurry. On weekdays the first class is at 6:15 AM, which is when the courthouse crowd comes.',
  ],
  alts: {
    exterior: 'The two-story wine-red building Downtown, a sun disc behind its glass',
    room: 'Upright light tubes on a dark red wall, mats and dumbbells before it',
    corner: 'A dumbbell rack under a long mirror at Downtown Ft. Lauderdale',
    detail: 'Kettlebells, a dumbbell and towels on an amber mat Downtown',
  },
  leader: {
    biography:
      'Julian managed hotel lobbies for ten years and can tell from the elevator doors whether you are late, lost or new. He introduced the shirt steamers, the ticket scanner and the rule that nobody waits more than two minutes at check-in.',
  },
  reviews: [
    {
      name: 'Amelia R.',
      review: 'I argue motions at two. The <strong>hour before lunch</strong> is why I win some of them.',
    },
    {
      name: 'Christophe N.',
      review: 'They validate the garage before I remember to ask. Small thing, <em>every single time</em>.',
    },
    {
      name: 'Tasha Beaumont',
      review:
        'Lying still for the last five minutes under that red light is worth the membership. The showers are worth it again.',
    },
  ],
} as const;
