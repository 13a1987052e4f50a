import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type { testimonials as english } from '../../en/pages/testimonials.ts';

export const testimonials: Translation<typeof english> = {
  crumb: 'Testimonios',
  meta: {
    title: `Resultados por dentro y por fuera: testimonios | ${brand.name}`,
    description:
      'Seis miembros cuentan qué cambió: una espalda que dejó de doler, noches más largas, un hábito que se quedó. En sus palabras, en video.',
  },
  heading: 'Resultados por dentro y por fuera',
  text: 'Unos vinieron por la espalda y otros por una apuesta. Ellos lo cuentan mejor que nosotros.',
  image: {
    picture: picture('pages/testimonials'),
    alt: 'Miembros en equilibrio frente al disco del sol en el salón caliente',
  },
  watchInterview: 'Ver entrevista',
  carousel: 'Historias de miembros',
  carouselRole: 'carrusel',
  select: (name) => `Lee la historia de ${name}`,
  interviewWith: (name) => `Entrevista con ${name}`,
  stop: 'Detener el movimiento de las historias',
  start: 'Dejar que las historias se muevan',
  yourTurn: {
    heading: 'La tuya empieza con una clase',
    text: 'Aquí nadie empezó tocándose los pies. Todos empezaron un martes cualquiera.',
    cta: { label: 'Planea tu primera clase', to: '/your-first-class' },
  },
};
