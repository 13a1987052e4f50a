import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';

/** Eight of the forty instructors, with the same names as in the schedule. Phones show `imageMob`. */
export const teacherFacts = [
  {
    id: 1,
    name: 'Luther Whitfield',
    location: 'North Ft. Lauderdale',
    image: picture('teachers/1'),
    imageMob: picture('teachers/1'),
    videoLink: film('teachers/1'),
  },
  {
    id: 2,
    name: 'Yanelis Cabrera',
    location: 'Coral Gables',
    image: picture('teachers/2'),
    imageMob: picture('teachers/2'),
    videoLink: film('teachers/2'),
  },
  {
    id: 3,
    name: 'Kenji Watanabe',
    location: 'Midtown Miami',
    image: picture('teachers/3'),
    imageMob: picture('teachers/3'),
    videoLink: film('teachers/3'),
  },
  {
    id: 4,
    name: 'Shoshana Levin',
    location: 'West Boca',
    image: picture('teachers/4'),
    imageMob: picture('teachers/4'),
    videoLink: film('teachers/4'),
  },
  {
    id: 5,
    name: 'Thiago Nogueira',
    location: 'Deerfield Beach',
    image: picture('teachers/5'),
    imageMob: picture('teachers/5'),
    videoLink: film('teachers/5'),
  },
  {
    id: 6,
    name: 'Maricel Santos',
    location: 'Jacksonville San Pablo',
    image: picture('teachers/6'),
    imageMob: picture('teachers/6'),
    videoLink: film('teachers/6'),
  },
  {
    id: 7,
    name: 'Dominique Baptiste',
    location: 'Downtown Ft. Lauderdale',
    image: picture('teachers/7'),
    imageMob: picture('teachers/7'),
    videoLink: film('teachers/7'),
  },
  {
    id: 8,
    name: 'Joy Mabry',
    location: 'Winter Park',
    image: picture('teachers/8'),
    imageMob: picture('teachers/8'),
    videoLink: film('teachers/8'),
  },
] as const;
