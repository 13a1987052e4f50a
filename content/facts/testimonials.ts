import { type FilmData, film } from '#media/film.ts';
import { type PictureData, picture } from '#media/picture.ts';

type TestimonialFacts = {
  /** 0 to 5: the digit in the URL that preselects a testimonial. */
  id: number;
  name: string;
  location: string;
  image: PictureData;
  /** Shown under 700 px. */
  imageMob: PictureData;
  interview?: FilmData;
  background: PictureData;
  backgroundCropped: PictureData;
};

export const testimonialFacts = [
  {
    id: 0,
    name: 'Denise Walcott',
    location: 'Davie',
    image: picture('testimonials/0'),
    imageMob: picture('testimonials/0'),
    interview: film('testimonials/0'),
    background: picture('testimonials/0-background'),
    backgroundCropped: picture('testimonials/0-background'),
  },
  {
    id: 1,
    name: 'Mateo Quiroga',
    location: 'Midtown Miami',
    image: picture('testimonials/1'),
    imageMob: picture('testimonials/1'),
    interview: film('testimonials/1'),
    background: picture('testimonials/1-background'),
    backgroundCropped: picture('testimonials/1-background'),
  },
  {
    id: 2,
    name: 'Ruth Ansel',
    location: 'Central Boca Raton',
    image: picture('testimonials/2'),
    imageMob: picture('testimonials/2'),
    interview: film('testimonials/2'),
    background: picture('testimonials/2-background'),
    backgroundCropped: picture('testimonials/2-background'),
  },
  {
    id: 3,
    name: 'Jerome Tate',
    location: 'Jacksonville San Pablo',
    image: picture('testimonials/3'),
    imageMob: picture('testimonials/3'),
    interview: film('testimonials/3'),
    background: picture('testimonials/3-background'),
    backgroundCropped: picture('testimonials/3-background'),
  },
  {
    id: 4,
    name: 'Linh Dao',
    location: 'Winter Park',
    image: picture('testimonials/4'),
    imageMob: picture('testimonials/4'),
    interview: film('testimonials/4'),
    background: picture('testimonials/4-background'),
    backgroundCropped: picture('testimonials/4-background'),
  },
  {
    id: 5,
    name: 'Isabel Prado',
    location: 'Weston',
    image: picture('testimonials/5'),
    imageMob: picture('testimonials/5'),
    interview: film('testimonials/5'),
    background: picture('testimonials/5-background'),
    backgroundCropped: picture('testimonials/5-background'),
  },
] as const satisfies readonly TestimonialFacts[];
