import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type { teachers as english } from '../../en/pages/teachers.ts';

export const teachers: Translation<typeof english> = {
  crumb: 'Instructores',
  meta: {
    title: `Nuestros instructores | ${brand.name} Hot Yoga & Fitness`,
    description:
      'Conoce a los fundadores y a quienes dan Flow, FIIT y Restore. Míralos hablar del salón, del calor y de la primera clase.',
  },
  hero: {
    heading: 'La gente al frente del salón',
    text: 'Cada instructor se forma con nosotros durante meses antes de dar una clase, y nunca deja de tomarlas. Los vas a encontrar en el mat de al lado.',
    image: {
      picture: picture('pages/teachers'),
      alt: 'Una clase sentada frente al disco del sol en el salón caliente',
    },
  },
  founders: { heading: 'Dos personas y un calentador' },
  list: {
    heading: 'Conoce a algunos',
    text: 'Dale play y deja que se presenten.',
    watch: (name) => `Mira a ${name} presentar su clase`,
  },
  join: {
    heading: '¿Y si fueras tú?',
    text: 'Formamos a nuestra propia gente. Si te encanta el salón, quizás te encante desde el frente.',
    cta: { label: 'Enseña yoga', to: '/teacher-training' },
  },
};
