export const restoreVideos = {
  'restore-1': {
    name: 'Legs Up the Wall',
    description: 'Twenty minutes, one shape, and the best thing you will do for your ankles today.',
  },
  'restore-2': {
    name: 'The Bus Driver’s Back',
    description: 'Luther’s own routine for a lower back that has sat through thirty-one years.',
  },
  'restore-3': {
    name: 'Bolster Basics',
    description: 'Four ways to lie on one cushion, with pillows if you have none.',
  },
  'restore-4': {
    name: 'Sleep Window',
    description: 'Start it in bed and skip the ending, because you will miss it anyway.',
  },
  'restore-5': {
    name: 'Jaw, Neck, Temples',
    description: 'A small practice for people who clench through the night.',
  },
  'restore-6': {
    name: 'Supported Bridge, Three Heights',
    description: 'A block under the sacrum, raised a notch every four minutes.',
  },
  'restore-7': {
    name: 'Long Hold Hips',
    description: 'Five minutes on each side in sleeping swan, then stillness.',
  },
  'restore-8': {
    name: 'Sunday Evening Reset',
    description: 'An unhurried hour before the week begins to knock.',
  },
  'restore-9': {
    name: 'Breath Counting for Skeptics',
    description: 'A nurse and a stopwatch explain why a longer exhale works.',
  },
  'restore-10': {
    name: 'Yin for Runners',
    description: 'Low lunge, saddle and sleeping swan for the tissue that mileage forgets.',
  },
  'restore-11': {
    name: 'Twist on a Pillow',
    description: 'Belly down, head turned, gravity does the rest.',
  },
  'restore-12': {
    name: 'Shoulder Thaw',
    description: 'Twists and long arms for joints that froze over winter or a keyboard.',
  },
  'restore-13': {
    name: 'Hospice Nurse’s Rest',
    description: 'Joy’s guided stillness, spoken slowly, with pauses longer than the sentences.',
  },
  'restore-14': {
    name: 'Between Meetings',
    description: 'Nine minutes of sitting still, camera off.',
  },
  'restore-15': {
    name: 'Heart Opener, Held',
    description: 'A rolled blanket beneath the shoulder blades and nothing to achieve.',
  },
  'restore-16': {
    name: 'Half Frog, Half Asleep',
    description: 'One knee up, one arm down, and a change of side when the cue says so.',
  },
  'restore-17': {
    name: 'Three Blankets',
    description: 'Three blankets, three shapes and long rests; you lie down and stay down.',
  },
  'restore-18': {
    name: 'Yoga Nidra, Plain English',
    description: 'A full body scan without incense or metaphor.',
  },
  'restore-19': {
    name: 'The Deep Six',
    description: 'Six yin shapes at six minutes each for people who like to stay.',
  },
  'restore-20': {
    name: 'Saddle and Sphinx',
    description: 'Front-of-thigh and low-back holds that need patience and a folded towel.',
  },
  'restore-21': {
    name: 'Feet in Your Hands',
    description: 'Self-massage from heel to toe, ending with the other foot.',
  },
  'restore-22': {
    name: 'Quiet Viola',
    description: 'Elise plays one long piece while you rest in five supported poses.',
  },
  'restore-23': {
    name: 'For the Day After',
    description: 'Everything is sore, so nothing here asks for strength.',
  },
  'restore-24': {
    name: 'Spinal Wave',
    description: 'Slow cat, slower cow, and a side-to-side sway that loosens a stuck rib.',
  },
  'restore-25': {
    name: 'Travel Day Undo',
    description: 'Get the flight out of your hips on the hotel carpet.',
  },
  'restore-26': {
    name: 'Straps and Stillness',
    description: 'A belt round the foot, a leg in the air, and hamstrings that give up arguing.',
  },
  'restore-27': {
    name: 'The Fifteen-Minute Nap',
    description: 'Exactly that, with a soft alarm and a way back up.',
  },
  'restore-28': {
    name: 'Twenty Questions for Your Knees',
    description: 'Small, curious movements that map what hurts and what does not.',
  },
  'restore-29': {
    name: 'Hands and Forearms',
    description: 'For potters, typists, hairdressers and anyone who grips for a living.',
  },
  'restore-30': {
    name: 'Full Moon Restore',
    description: 'Seventy-five slow minutes, best after dark with one small light on.',
  },
  'restore-31': {
    name: 'Wide-Leg Week',
    description: 'Dragonfly in five directions, held with elbows on a stack of books.',
  },
  'restore-32': {
    name: 'After the Argument',
    description: 'Ten minutes to let the pulse fall before you answer.',
  },
  'restore-33': {
    name: 'Grounding at Noon',
    description: 'Lie on your front, feel the floor, count down from one hundred.',
  },
  'restore-34': {
    name: 'Reclined Everything',
    description: 'No sitting, no standing, no kneeling in the whole class.',
  },
  'restore-35': {
    name: 'Caterpillar Study',
    description: 'One forward fold, fifteen minutes, with a teacher who keeps you company.',
  },
  'restore-36': {
    name: 'Ribs and Room',
    description: 'Side bends held long enough to find your ribs, left and then right.',
  },
  'restore-37': {
    name: 'Expecting and Resting',
    description: 'Seated shapes and side bends for the second and third trimester, with many pillows.',
  },
  'restore-38': {
    name: 'Slow Sunrise',
    description: 'The gentlest way to meet a morning that starts too early.',
  },
  'restore-39': {
    name: 'Deep Twist Yin',
    description: 'Held rotations for practiced bodies, entered from the floor up.',
  },
  'restore-40': {
    name: 'The Whole Hour on the Floor',
    description: 'Begin lying down, end lying down, and visit eight shapes along the way.',
  },
} as const;
