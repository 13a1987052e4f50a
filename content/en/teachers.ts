import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const foundersBlurb = {
  text: [
    'Odette Reyes taught yoga in a church hall in Fort Lauderdale that had no air conditioning. Simon Abara, a heating engineer, came because his doctor had sent him, and after the third class he told her that the heat was fine but the air was wrong: too dry at the ceiling, too still on the floor.',
    `They argued about it for a year and then rented a boat showroom to settle the matter. She wrote the sequence, he built the room, and between them they found the range that ${brand.name} has kept ever since: 96 to 99 degrees, with air that moves.`,
    'Odette still trains every new teacher in person. Simon still walks into each new studio before it opens, takes off his shoes and lies down on the floor to feel for a draft.',
  ],
  founders: [
    { name: 'Odette Reyes', role: 'Co-founder, head of teaching', photo: picture('founders/1') },
    { name: 'Simon Abara', role: 'Co-founder, builder of rooms', photo: picture('founders/2') },
  ],
} as const;

/** The quotes of the teachers in content/facts/teachers.ts, by id. */
export const teacherComments = {
  1: 'I sat for a living, so I know what sitting does. Most people need less stretching than they think and more time. I give them time.',
  2: 'In a boat you cannot stop because you are tired; seven other people are counting on your legs. I bring that into FIIT, minus the cold water.',
  3: 'A pot is centered or it is not, and you can feel it with your eyes shut. I teach without music so that people can find out the same thing about a pose.',
  4: 'They say Restore is doing nothing. Try it: lie there for six minutes without fixing anything. It is the hardest thing I teach.',
  5: 'Capoeira is a conversation and so is a good class. I ask with the drum, you answer with the feet, and sometimes the back row interrupts.',
  6: 'I ask before I touch, every time, even after five years. Trust is a thing you build with your hands in your pockets.',
  7: 'My runners used to ask how far. Now it is how long. The answer is the same: to the line, and then we will talk.',
  8: 'I became a teacher at sixty-three. If you are waiting to be ready, I can tell you that it does not arrive, and that you can come anyway.',
} as const;
