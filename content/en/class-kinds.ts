import { classKindNames } from './class-kind-names.ts';

export const classKinds = {
  flow: {
    name: classKindNames.flow,
    tagline: 'Hot yoga, one breath to one move',
    description:
      'Sixty minutes of vinyasa in a room held between 96 and 99 degrees. You move on the breath, sweat through the standing series, balance while the legs still shake, and end flat on your back with a cold lavender towel. Every pose has an easier and a harder version, and the teacher calls both.',
    cues: ['60 minutes', '96–99°F', 'Mat and towel included', 'Every level, every class'],
    scheduleNames: {
      'flow-60': {
        name: 'Flow 60',
        description:
          'The class we are known for: a full standing series, two balances, floor work and five minutes of stillness.',
      },
      'sunrise-flow': {
        name: 'Sunrise Flow',
        description:
          'Long sun salutations before work. It starts quietly, builds for forty minutes and has you showered by eight.',
      },
      'foundations-flow': {
        name: 'Foundations Flow',
        description:
          'The same heat at half the speed. Each pose is named, shown and held long enough to find where your feet go.',
      },
      'power-flow': {
        name: 'Power Flow',
        description:
          'More planks, more arm balances, fewer pauses. Come when you already know your chaturanga.',
      },
      'candlelight-flow': {
        name: 'Candlelight Flow',
        description:
          'Lights down, lanterns on. Forty minutes of steady movement, then hips and hamstrings close to the floor.',
      },
    },
  },
  fiit: {
    name: classKindNames.fiit,
    tagline: 'High intensity, low impact, 45 minutes',
    description:
      'Forty-five minutes of intervals on a mat, barefoot, with hand weights and a loud playlist. You work for forty seconds, rest for twenty, and never jump on a hard floor. Legs, core and arms each get their own block, and the last four minutes are yours to lie down in.',
    cues: ['45 minutes', 'Weights from 2 to 15 lb', 'Mat and towel included', 'Barefoot, low impact'],
    scheduleNames: {
      'fiit-45': {
        name: 'FIIT 45',
        description:
          'Three blocks, legs, core and arms, forty seconds on and twenty off, with a cool-down you will need.',
      },
      'fiit-sunrise': {
        name: 'FIIT Sunrise',
        description:
          'Intervals before the inbox. The first block is a long warm-up, because nobody is loose at six.',
      },
      'fiit-strength': {
        name: 'FIIT Strength',
        description:
          'Heavier weights, slower counts, longer rests. The clock matters less than the last two repetitions.',
      },
      'fiit-core': {
        name: 'FIIT Core',
        description: 'Thirty of the forty-five minutes go to the middle of the body, front, sides and back.',
      },
    },
  },
  restore: {
    name: classKindNames.restore,
    tagline: 'Long holds, low light',
    description:
      'Seventy-five minutes with bolsters, blankets and almost no effort. The room is warm rather than hot, each shape is held for three to six minutes, and a teacher walks round to put a prop where it is missing. People come for a stiff back and stay for the sleep that follows.',
    cues: ['75 minutes', 'Warm, not hot', 'Bolsters and blankets provided', 'No experience needed'],
    scheduleNames: {
      'restore-75': {
        name: 'Restore 75',
        description: 'Eight supported shapes, most of them lying down, and a last rest of ten minutes.',
      },
      'restore-breathe': {
        name: 'Restore & Breathe',
        description:
          'Twenty minutes of simple breath counting, then long holds for the chest, the shoulders and the jaw.',
      },
      'slow-morning-restore': {
        name: 'Slow Morning Restore',
        description:
          'For the day after a hard one: gentle twists, supported bridges and tea at the front desk when you leave.',
      },
    },
  },
} as const;
