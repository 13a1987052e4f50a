import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type {
  groupClasses as englishGroupClasses,
  groupClassForm as englishGroupClassForm,
} from '../../en/pages/group-classes.ts';

export const groupClassForm: Translation<typeof englishGroupClassForm> = {
  heading: 'Pide tu clase',
  text: 'Basta con una fecha aproximada y cuántas personas serían. Los detalles los arreglas con la gerencia del estudio.',
  submit: 'Pedir una clase',
};

export const groupClasses: Translation<typeof englishGroupClasses> = {
  crumb: 'Clases para grupos',
  meta: {
    title: `Clase privada gratis para tu grupo | ${brand.name}`,
    description:
      'Una clase privada de hot yoga (yoga caliente) o fitness, gratis, para tu oficina, equipo o club. Elige estudio y fecha, y el salón es tuyo.',
  },
  hero: {
    heading: 'Todo el salón, solo para tu equipo',
    text: 'Una clase privada y gratis para oficinas, equipos deportivos, escuelas y novias con sus damas. Tú traes a la gente; nosotros ponemos los mats, las toallas y quien da la clase.',
    image: {
      picture: picture('pages/group-classes'),
      alt: 'Un grupo privado en equilibrio en un estudio verde lleno de sol',
    },
  },
  choices: [
    {
      heading: 'Hot Flow',
      text: 'Una clase de Flow para principiantes, con el calor un poco más bajo. Hasta quien nunca ha hecho yoga va a poder.',
    },
    {
      heading: 'Fitness en grupo',
      text: 'Cuarenta y cinco minutos de FIIT en parejas y equipos pequeños. Prepárate para el ruido y para la revancha.',
    },
  ],
  included: {
    heading: 'Incluye',
    items: [
      'El estudio para ustedes solos, antes o después de las clases abiertas',
      'Alguien al frente que sabe manejar al jefe y al pasante en la misma fila',
      'Mats, toallas, casilleros y duchas para todos',
      'Media hora en el lounge al terminar',
    ],
  },
  form: groupClassForm,
};
