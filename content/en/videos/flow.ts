export const flowVideos = {
  'flow-1': {
    name: 'Before the Coffee',
    description: 'Twenty minutes of slow salutations for a body that has just left the bed.',
  },
  'flow-2': {
    name: 'Standing Series, Start to Finish',
    description: 'The complete standing sequence from our studio class, both sides, with no music.',
  },
  'flow-3': {
    name: 'Hips, Then More Hips',
    description: 'Low lunges, lizard and a long pigeon for people who drove to work.',
  },
  'flow-4': {
    name: 'Twist and Wring',
    description: 'The practice turns and turns again; your lunch should be an hour behind you.',
  },
  'flow-5': {
    name: 'Crow, Slowly',
    description: 'Wrist drills, a block under the toes, and three honest tries at an arm balance.',
  },
  'flow-6': {
    name: 'Sixty From the Front Row',
    description: 'A whole studio Flow, the one Midtown takes on Tuesday mornings, at its own pace.',
  },
  'flow-7': {
    name: 'Tall Spine Flow',
    description: 'A practice for the upper back, with a strap and a doorway.',
  },
  'flow-8': {
    name: 'The Warrior Family',
    description:
      'Crescent, warrior two and their cousins, each held for five breaths before they are joined up.',
  },
  'flow-9': {
    name: 'Sweat by the Window',
    description: 'Steady vinyasa at a pace that needs a towel even without our heaters.',
  },
  'flow-10': {
    name: 'Hamstring Politics',
    description: 'A negotiation with the backs of your legs, in six forward folds.',
  },
  'flow-11': {
    name: 'Ten-Breath Holds',
    description: 'Fewer poses than you would expect, and each of them lasts longer than you would like.',
  },
  'flow-12': {
    name: 'Balance on a Bad Day',
    description: 'Tree and half moon with a chair beside you and no shame in touching it.',
  },
  'flow-13': {
    name: 'Salutation Ladder',
    description: 'One round, then two, then three, up to seven, and a lie-down that you have earned.',
  },
  'flow-14': {
    name: 'Quiet Shoulders',
    description: 'Bind, release, bind again: a flow for necks that live above keyboards.',
  },
  'flow-15': {
    name: 'Inversions at the Wall',
    description:
      'Downward dog, again and again, and legs up at the end, with half a minute of rest between tries.',
  },
  'flow-16': {
    name: 'Sea-Level Flow',
    description: 'Slow waves of breath, standing and folding, for days when the beach is too far away.',
  },
  'flow-17': {
    name: 'Lunch Hour, Half of It',
    description: 'Half an hour on the mat and no floor work, so your shirt survives.',
  },
  'flow-18': {
    name: 'Backbend Grammar',
    description: 'Cobra, sphinx, camel, bridge: the order matters and this class explains why.',
  },
  'flow-19': {
    name: 'Knees Welcome',
    description: 'A flow without kneeling, made for members with sore or replaced joints.',
  },
  'flow-20': {
    name: 'Fire in the Thighs',
    description: 'Chair pose comes back six times, and the sixth is the best one.',
  },
  'flow-21': {
    name: 'Moon Salutes',
    description: 'The sideways cousin of the sun salutation, good after sunset.',
  },
  'flow-22': {
    name: 'Arm Balance Medley',
    description: 'Crow, side plank and boat, with exits taught before entrances.',
  },
  'flow-23': {
    name: 'Feet First',
    description: 'Toes, arches and ankles get ten minutes before the first standing pose.',
  },
  'flow-24': {
    name: 'Forward Into Friday',
    description: 'A weekend opener: brisk standing poses and an early finish.',
  },
  'flow-25': {
    name: 'Hotel Room Flow',
    description: 'Everything fits between the bed and the desk, on a towel if need be.',
  },
  'flow-26': {
    name: 'Long Exhale Flow',
    description: 'In for four, out for six, from the first pose to the last.',
  },
  'flow-27': {
    name: 'Core Before Breakfast',
    description: 'Boat, side plank and long plank holds woven into a short vinyasa.',
  },
  'flow-28': {
    name: 'Splits, Eventually',
    description: 'Month one of a long project, with blocks at three heights.',
  },
  'flow-29': {
    name: 'The Teacher Says Nothing',
    description: 'Follow by eye alone: a wordless practice with the sound of the room.',
  },
  'flow-30': {
    name: 'Side Body Study',
    description: 'Side bends, triangle and a side plank that feels better than it sounds.',
  },
  'flow-31': {
    name: 'Steady Hands',
    description: 'A vinyasa for the wrists, using fists, forearms and fingertips by turns.',
  },
  'flow-32': {
    name: 'After the Long Run',
    description: 'Calves against the wall, hips on the block, pulse back down.',
  },
  'flow-33': {
    name: 'Half Moon Workshop',
    description: 'One pose, thirty-five minutes, and a wall you will come to like.',
  },
  'flow-34': {
    name: 'Sunday Full Practice',
    description: 'Seventy minutes with every family of pose and a ten-minute rest.',
  },
  'flow-35': {
    name: 'Rain Delay',
    description: 'A gentle indoor flow for an afternoon when the sky has other plans.',
  },
  'flow-36': {
    name: 'Jump Backs, Quieter',
    description: 'Technique for floating to the top of the mat without waking the neighbors.',
  },
  'flow-37': {
    name: 'Office to Evening',
    description: 'Fifteen minutes to change gear between the last call and dinner.',
  },
  'flow-38': {
    name: 'The Five Folds',
    description: 'Long, wide, bound, sleeping, and one on your back: bends in rising order.',
  },
  'flow-39': {
    name: 'Peak: Pigeon to Crow',
    description: 'Forty minutes of hips and shoulders for ten seconds in the air.',
  },
  'flow-40': {
    name: 'Last Class of the Year',
    description: 'A look back through twelve favorite transitions, one from each month.',
  },
} as const;
