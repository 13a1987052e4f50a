/** By the id of content/facts/workshops.ts. */
export const workshops = {
  'hands-down-feet-up': {
    title: 'Hands Down, Feet Up',
    subtitle: 'A first handstand, built from the floor',
    description:
      'Ninety minutes at the wall. We warm the wrists, learn to fall out sideways, then kick up one leg at a time with a partner who has been shown where to hold.',
  },
  'the-chaturanga-clinic': {
    title: 'The Chaturanga Clinic',
    subtitle: 'Save your shoulders',
    description:
      'The move you do forty times a class, taken apart. Each guest is filmed from the side, sees where the elbows go, and leaves with one correction to practice.',
  },
  'one-hundred-and-eight': {
    title: 'One Hundred and Eight',
    subtitle: 'Sun salutations for the change of season',
    description:
      'We do 108 salutations together in nine rounds of twelve, with water after each round and no talking in between. Step out whenever you like; most people are surprised.',
  },
  'your-first-ten-poses': {
    title: 'Your First Ten Poses',
    subtitle: 'For people who have never unrolled a mat',
    description:
      'A slow afternoon in a room at 85 degrees. Ten poses, their names, their easier versions, and every question you were too polite to ask in class.',
  },
  'backbends-without-the-pinch': {
    title: 'Backbends Without the Pinch',
    subtitle: 'Open the front, keep the lower back',
    description:
      'Two hours on hip flexors, ribs and upper back before anyone lifts into a wheel. Bring the stiff spine you have, not the one you think you should have.',
  },
  'flow-to-live-drums': {
    title: 'Flow to Live Drums',
    subtitle: 'A percussionist in the front corner',
    description:
      'No playlist. A drummer follows the teacher, the teacher follows the room, and the last ten minutes are a single low tone and your own breath.',
  },
  'kettlebells-in-the-heat': {
    title: 'Kettlebells in the Heat',
    subtitle: 'Swing, clean, rack, rest',
    description:
      'Technique first, at 18 and 26 pounds, in groups of four. The second hour is a ladder from one repetition to ten, and back down if you dare.',
  },
  'runners-repair': {
    title: 'Runner’s Repair',
    subtitle: 'Feet, calves, hips, in that order',
    description:
      'Balance drills, single-leg strength and a foam roller. Come before the half marathon, not the day after.',
  },
  'the-ten-minute-plank': {
    title: 'The Ten-Minute Plank',
    subtitle: 'Not all at once',
    description:
      'A workshop on the core as a cylinder: breath, pressure, rotation. We add up plank time over the session, and everyone reaches ten minutes.',
  },
  'strong-after-fifty': {
    title: 'Strong After Fifty',
    subtitle: 'Lifting for bones and balance',
    description:
      'Weights chosen for you by a coach, chairs within reach, and plain talk about bone density. Half the group has never held a dumbbell, so nobody feels behind.',
  },
  'sleep-school': {
    title: 'Sleep School',
    subtitle: 'An evening you are meant to drift off in',
    description:
      'Five supported shapes, a talk on light and caffeine that takes eight minutes, and a long guided rest. You take home the sequence on a card for the bedside.',
  },
  'sound-and-stillness': {
    title: 'Sound and Stillness',
    subtitle: 'Bowls, gongs, bolsters',
    description:
      'You lie down, we build the nest round you, and a musician plays seven bowls and one very large gong. Earplugs at the door for those who like it softer.',
  },
  'desk-neck': {
    title: 'Desk Neck',
    subtitle: 'For people who sit for a living',
    description:
      'Two tennis balls, one strap and a wall. We work from the jaw down to the shoulder blades and set up a five-minute break you can do beside your chair.',
  },
  'breath-by-the-numbers': {
    title: 'Breath by the Numbers',
    subtitle: 'Four patterns and when to use them',
    description:
      'Box, ladder, long exhale and humming. You count, we time, and pulse clips show what each pattern does to your own heart.',
  },
} as const;
