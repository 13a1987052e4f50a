import type { StudioText } from '#content/types/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const downtownFtLauderdale = {
  summary:
    'A premier studio on the second floor above Las Olas: a dark red room, nine showers and classes until late.',
  postalAddress: { street: '318 SE 2nd Street, Level 2', city: 'Fort Lauderdale', postalCode: '33301' },
  parkingHeading: 'Validated garage parking',
  parking:
    'Park in the Riverlight Garage next door. The first 2 hours and 15 minutes are free if validated, so bring your ticket up with you and scan it at the front desk. The entrance is on SE 3rd Avenue; levels 3 and 4 have a bridge to our floor.',
  contactNumber: '954-555-0102',
  detail: [
    'Take the stairs beside the florist and the street goes quiet behind you. The far wall is the red of old wine and lit by a row of upright tubes, long in the middle and short at the ends, like a sun with its blinds half down. Tall windows keep the city at your left shoulder.',
    'Downtown is the premier studio for people who keep a suit in the locker. There are 64 lockers, nine showers, steamers for shirts and a counter of hair dryers that work. Dumbbells wait on a rack under the mirror, and the concrete floor is as smooth as a gallery’s.',
    'On Saturdays it turns into a neighborhood place: strollers by the desk, cold brew from the cart downstairs, and a crowd in no hurry. On weekdays the first class is at 6:15 AM, which is when the courthouse crowd comes.',
  ],
  videoUrl: film('studios/downtown-ft-lauderdale'),
  imagesList: {
    exterior: {
      picture: picture('studios/downtown-ft-lauderdale/exterior'),
      alt: 'The two-story wine-red building Downtown, a sun disc behind its glass',
    },
    room: {
      picture: picture('studios/downtown-ft-lauderdale/room'),
      alt: 'Upright light tubes on a dark red wall, mats and dumbbells before it',
    },
    corner: {
      picture: picture('studios/downtown-ft-lauderdale/corner'),
      alt: 'A dumbbell rack under a long mirror at Downtown Ft. Lauderdale',
    },
    detail: {
      picture: picture('studios/downtown-ft-lauderdale/detail'),
      alt: 'Kettlebells, a dumbbell and towels on an amber mat Downtown',
    },
  },
  leader: {
    firstName: 'Julian',
    lastName: 'Moss',
    photo: picture('leaders/downtown-ft-lauderdale'),
    contactNumber: '954-555-0142',
    biography:
      'Julian managed hotel lobbies for ten years and can tell from the elevator doors whether you are late, lost or new. He introduced the shirt steamers, the ticket scanner and the rule that nobody waits more than two minutes at check-in.',
  },
  hours: { morning: ['05:45', '13:15'], evening: ['16:00', '21:45'] },
  firstClass: '06:15',
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
} as const satisfies StudioText;
