import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type {
  studioCalendar as englishCalendar,
  scheduledClass as englishClass,
} from '../../en/pages/scheduled-class.ts';

export const scheduledClass: Translation<typeof englishClass> = {
  meta: (name, when) => ({
    title: `${name}, ${when} | ${brand.name}`,
    description: `${name}, ${when}: instructor, duración, mats libres y cómo llegar. Reserva tu mat en ${brand.name}.`,
  }),
  back: 'Volver al horario',
  instructor: 'Quién da la clase',
  where: 'Dónde',
  directions: 'Cómo llegar',
  room: {
    heading: 'El salón',
    text: 'Visto desde arriba; quien da la clase va al frente. Elige tu mat al reservar.',
    textWithoutInstructor: 'Visto desde arriba. Elige tu mat al reservar.',
    free: 'Mat libre',
    taken: 'Ocupado',
    instructorMat: 'Instructor',
    door: 'Puerta',
    summary: (free, all) => `Mats libres: ${free} de ${all}.`,
    freeMats: 'Mats libres, fila por fila',
    row: (row) => `Fila ${row}`,
    none: 'ninguno libre',
  },
  about: 'La clase',
  calendar: 'Agregar al calendario',
  feed: {
    heading: 'No lo busques más',
    text: 'Suscríbete a las clases de este estudio y te aparecen en tu propio calendario, cambios incluidos.',
    link: 'Suscribirme al calendario',
  },
  zone: 'hora de la Florida',
  past: 'Esta clase ya pasó. Las próximas están en el horario.',
  studio: (studio) => `Conoce el estudio de ${studio}`,
};

export const studioCalendar: Translation<typeof englishCalendar> = {
  name: (studio) => `${brand.name} ${studio}`,
  description: (studio) => `Todas las clases de ${brand.name} ${studio}. Los cambios llegan solos.`,
  event: (description, instructor) => (instructor ? `Con ${instructor}. ${description}` : description),
};
