import type { FoundersBlurb, Teacher } from '#content/types/teachers.ts';
import { brand } from '#domain/brand.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

export const foundersBlurb: FoundersBlurb = {
  text: [
    'Odette Reyes taught yoga in a church hall in Fort Lauderdale that had no air conditioning. Simon Abara, a heating engineer, came because his doctor had sent him, and after the third class he told her that the heat was fine but the air was wrong: too dry at the ceiling, too still on the floor.',
    `They argued about it for a year and then rented a boat showroom to settle the matter. She wrote the sequence, he built the room, and between them they found the range that ${brand.name} has kept ever since: 96 to 99 degrees, with air that moves.`,
    'Odette still trains every new teacher in person. Simon still walks into each new studio before it opens, takes off his shoes and lies down on the floor to feel for a draft.',
  ],
  founders: [
    { name: 'Odette Reyes', role: 'Co-founder, head of teaching', photo: picture('founders/1') },
    { name: 'Simon Abara', role: 'Co-founder, builder of rooms', photo: picture('founders/2') },
  ],
};

/** Eight of the forty instructors, with the names the schedule shows. */
export const teachers = [
  {
    id: 1,
    name: 'Luther Whitfield',
    location: 'North Ft. Lauderdale',
    comment:
      'I sat for a living, so I know what sitting does. Most people need less stretching than they think and more time. I give them time.',
    image: picture('teachers/1'),
    imageMob: picture('teachers/1'),
    videoLink: film('teachers/1'),
  },
  {
    id: 2,
    name: 'Yanelis Cabrera',
    location: 'Coral Gables',
    comment:
      'In a boat you cannot stop because you are tired; seven other people are counting on your legs. I bring that into FIIT, minus the cold water.',
    image: picture('teachers/2'),
    imageMob: picture('teachers/2'),
    videoLink: film('teachers/2'),
  },
  {
    id: 3,
    name: 'Kenji Watanabe',
    location: 'Midtown Miami',
    comment:
      'A pot is centered or it is not, and you can feel it with your eyes shut. I teach without music so that people can find out the same thing about a pose.',
    image: picture('teachers/3'),
    imageMob: picture('teachers/3'),
    videoLink: film('teachers/3'),
  },
  {
    id: 4,
    name: 'Shoshana Levin',
    location: 'West Boca',
    comment:
      'They say Restore is doing nothing. Try it: lie there for six minutes without fixing anything. It is the hardest thing I teach.',
    image: picture('teachers/4'),
    imageMob: picture('teachers/4'),
    videoLink: film('teachers/4'),
  },
  {
    id: 5,
    name: 'Thiago Nogueira',
    location: 'Deerfield Beach',
    comment:
      'Capoeira is a conversation and so is a good class. I ask with the drum, you answer with the feet, and sometimes the back row interrupts.',
    image: picture('teachers/5'),
    imageMob: picture('teachers/5'),
    videoLink: film('teachers/5'),
  },
  {
    id: 6,
    name: 'Maricel Santos',
    location: 'Jacksonville San Pablo',
    comment:
      'I ask before I touch, every time, even after five years. Trust is a thing you build with your hands in your pockets.',
    image: picture('teachers/6'),
    imageMob: picture('teachers/6'),
    videoLink: film('teachers/6'),
  },
  {
    id: 7,
    name: 'Dominique Baptiste',
    location: 'Downtown Ft. Lauderdale',
    comment:
      'My runners used to ask how far. Now it is how long. The answer is the same: to the line, and then we will talk.',
    image: picture('teachers/7'),
    imageMob: picture('teachers/7'),
    videoLink: film('teachers/7'),
  },
  {
    id: 8,
    name: 'Joy Mabry',
    location: 'Winter Park',
    comment:
      'I became a teacher at sixty-three. If you are waiting to be ready, I can tell you that it does not arrive, and that you can come anyway.',
    image: picture('teachers/8'),
    imageMob: picture('teachers/8'),
    videoLink: film('teachers/8'),
  },
] as const satisfies readonly Teacher[];
