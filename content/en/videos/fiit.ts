export const fiitVideos = {
  'fiit-1': {
    name: 'Forty On, Twenty Off',
    description: 'The house format in its plainest form: a station, a rest, the next station.',
  },
  'fiit-2': {
    name: 'No Jump, No Excuse',
    description: 'Intervals for apartments with thin floors and early neighbors.',
  },
  'fiit-3': {
    name: 'Glute Department',
    description: 'Bridges, hinges and a band above the knees for half an hour.',
  },
  'fiit-4': {
    name: 'Upper Body Shift',
    description: 'Presses, rows and push-ups, with the legs given the day off.',
  },
  'fiit-5': {
    name: 'The Longest Minute',
    description: 'Nine exercises of a minute each, and the clock hidden on purpose.',
  },
  'fiit-6': {
    name: 'Firehouse Finisher',
    description: 'What Tyrell does after a shift, cut down to a civilian quarter of an hour.',
  },
  'fiit-7': {
    name: 'First FIIT',
    description: 'Every base movement shown twice before the timer starts.',
  },
  'fiit-8': {
    name: 'Core in the Round',
    description: 'Front, left, right and on your back: a core that keeps turning.',
  },
  'fiit-9': {
    name: 'Shadow Boxing, Slow Start',
    description: 'Stance, guard and four punches, then six rounds without an opponent.',
  },
  'fiit-10': {
    name: 'Dumbbell Ladder',
    description: 'One repetition, two, three, up to ten, and then the way down.',
  },
  'fiit-11': {
    name: 'Legs on a Timer',
    description: 'Squat, lunge, low hold, repeat until the song runs out.',
  },
  'fiit-12': {
    name: 'Twelve-Minute Rescue',
    description: 'A complete workout for a day that has already got away from you.',
  },
  'fiit-13': {
    name: 'Footwork Basics',
    description: 'Soft knees, low pulses and quick hands, set to a steady beat.',
  },
  'fiit-14': {
    name: 'Rowing Without a Boat',
    description: 'Hinge and pull patterns from Yanelis’s racing years, with two weights and a towel.',
  },
  'fiit-15': {
    name: 'Every Minute on the Minute',
    description: 'Work fast and you rest; work slowly and you do not.',
  },
  'fiit-16': {
    name: 'Strong Ankles',
    description: 'Hops that stay small, balances that get long, done barefoot on a folded mat.',
  },
  'fiit-17': {
    name: 'Hold Everything',
    description: 'Isometrics only: nothing moves and everything shakes.',
  },
  'fiit-18': {
    name: 'Back Chain',
    description: 'Hinges, cobras and lunges for the side you cannot see in the mirror.',
  },
  'fiit-19': {
    name: 'Playlist Roulette',
    description: 'The song decides the exercise, and Gabriel decides the song.',
  },
  'fiit-20': {
    name: 'Quarter Mile Lungs',
    description: 'Four hard efforts of ninety seconds with full recovery between them.',
  },
  'fiit-21': {
    name: 'Beginner Bells',
    description: 'How to pick up a kettlebell, put it down, and do six useful things in between.',
  },
  'fiit-22': {
    name: 'Push-up School',
    description: 'Wall, bench, knees, floor: find your height and add one.',
  },
  'fiit-23': {
    name: 'Tabata Twice',
    description: 'Two four-minute storms with a calm stretch in the middle.',
  },
  'fiit-24': {
    name: 'The Carry',
    description: 'Walk with weight in one hand, then the other, then overhead, and stand taller afterwards.',
  },
  'fiit-25': {
    name: 'Volleyball Shoulders',
    description: 'Rotator cuff first, power second, in the order Valentina learned the hard way.',
  },
  'fiit-26': {
    name: 'Full-Body Forty-Five',
    description: 'The studio class uncut, water breaks and all.',
  },
  'fiit-27': {
    name: 'Sweat Equity',
    description: 'Compound lifts in supersets for members who already own heavier weights.',
  },
  'fiit-28': {
    name: 'Low and Slow',
    description: 'Five-second descents make light dumbbells feel dishonest.',
  },
  'fiit-29': {
    name: 'Park Bench Circuit',
    description: 'A workout you can take outside: no weights, no wall, three steps of space.',
  },
  'fiit-30': {
    name: 'Hundreds',
    description: 'One hundred each of five movements, in any portions you choose.',
  },
  'fiit-31': {
    name: 'Waistline Rotations',
    description: 'Jabs, side planks and a slow seated twist that golfers ask for.',
  },
  'fiit-32': {
    name: 'Stairs at Home',
    description: 'You need eight steps, a handrail and shoes for once.',
  },
  'fiit-33': {
    name: 'Partner Set',
    description: 'Two people, one mat, and a plank high-five that is harder than it looks.',
  },
  'fiit-34': {
    name: 'Night Shift',
    description: 'A quiet strength session for those whose day ends at dawn.',
  },
  'fiit-35': {
    name: 'Burpee Alternatives',
    description: 'Eleven of them, all kinder to the wrists, none of them easy.',
  },
  'fiit-36': {
    name: 'Stunt Landing Drills',
    description: 'Step down, absorb, roll and rise, from a coach who did it off rooftops.',
  },
  'fiit-37': {
    name: 'Quads and Quiet',
    description: 'Hard for twenty minutes, then five in which nobody says a word.',
  },
  'fiit-38': {
    name: 'Mile Repeats for the Mat',
    description: 'A runner’s interval day translated into mountain climbers and fast feet.',
  },
  'fiit-39': {
    name: 'Rebuild After Baby',
    description: 'Breath, deep core and light weights, made with a pelvic-floor physio at hand.',
  },
  'fiit-40': {
    name: 'Saturday at Full Speed',
    description: 'Rounds that get quicker as you do, with a long, slow end.',
  },
} as const;
