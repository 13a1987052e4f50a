import type { Translation } from '#content/translation.ts';
import { picture } from '#media/picture.ts';
import type { notFound as english } from '../../en/pages/not-found.ts';

export const notFound: Translation<typeof english> = {
  description: 'Esta página no está aquí. Las clases, el horario y los estudios sí, y los tienes a un toque.',
  heading: 'Este salón está vacío',
  text: 'La dirección que seguiste no lleva a ningún lado, o la página se mudó. Los salones calientes están por aquí.',
  links: [
    { label: 'Clases', to: '/classes' },
    { label: 'Horario', to: '/schedule' },
    { label: 'Estudios', to: '/locations' },
  ],
  studios: 'O entra directo a un estudio',
  gone: {
    heading: 'Esa clase ya terminó',
    text: 'Calentó rico mientras duró. Hoy hay varias más, y una te queda cerca.',
  },
  image: {
    picture: picture('pages/not-found'),
    alt: '',
  },
};
