/** By the id of content/facts/testimonials.ts. */
export const testimonialComments = {
  0: 'Twenty-two years of lifting patients left me with a back that would not let me tie my shoes. I started with Restore, twice a week, on the floor with three bolsters. In the spring I took my first Flow. In the fall I put the cane in the attic, and I know exactly which box it is in, because I like to visit it.',
  1: 'A kitchen is a hot room where everybody shouts. This is a hot room where nobody does. I come early, before the fish delivery, and what I learned on the mat I use on the line: slow the breath and the hands follow. My cooks have noticed. Two of them have joined.',
  2: 'I taught third grade for forty years and then both knees were replaced in one winter. My surgeon said to walk. I said that walking was dull. At seventy-one I can get down to the floor and, which is the real trick, up again without holding on to anyone.',
  3: 'I build houses. I am six foot two and I had never seen my own toes from close up. The first class I lay down after twelve minutes, and the teacher said that lying down was part of it. Forty pounds later I still lie down when I want to. I just want to less.',
  4: 'Law school is three years of sitting still while panicking. FIIT gave me forty-five minutes of the opposite. I booked the evening class every weekday of my bar summer, never missed one, and slept. I passed in July. My study group wants the teacher’s number.',
  5: 'We moved from Valencia with two-year-old twins and I knew nobody. The front desk learned the boys’ names before the neighbors did. Now there are nine of us who meet after the school run, and what we do in that room for an hour is the only thing all day that is only mine.',
} as const;
