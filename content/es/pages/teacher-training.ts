import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type {
  teacherTraining as englishTeacherTraining,
  trainingApplication as englishTrainingApplication,
} from '../../en/pages/teacher-training.ts';

export const trainingApplication: Translation<typeof englishTrainingApplication> = {
  heading: 'Solicita tu lugar en la formación',
  text: 'Cuéntanos quién eres y por qué quieres dar clases. Elige todos los estudios donde podrías formarte.',
  submit: 'Enviar mi solicitud',
  storyHint: 'Al menos 150 palabras. Escribe como hablas.',
};

export const teacherTraining: Translation<typeof englishTeacherTraining> = {
  crumb: 'Formación de instructores',
  meta: {
    title: `Formación de instructores de hot yoga en Florida | ${brand.name}`,
    description: `Aprende a dar Flow, FIIT y Restore con quienes dirigen nuestros salones. Solicita tu lugar en la próxima formación de ${brand.name}.`,
  },
  hero: {
    heading: 'Enseña yoga',
    text: 'Te sabes la secuencia de memoria y todavía te ilusiona. Quizás es hora de aprender a dársela a los demás.',
    image: {
      picture: picture('pages/teacher-training'),
      alt: 'La postura del guerrero frente al disco del sol',
    },
  },
  program: {
    heading: 'Cómo formamos',
    steps: [
      {
        heading: 'Practica',
        text: 'Seis clases por semana con distintos instructores, y un cuaderno. Aprendes el salón desde el piso.',
      },
      {
        heading: 'Estudia',
        text: 'Anatomía, alineación, calor y seguridad, la historia de la práctica, y cómo hablar para que te sigan con los ojos cerrados.',
      },
      {
        heading: 'Enseña',
        text: 'Primero una postura, luego diez minutos, luego media clase, siempre con alguien al lado que te dice la verdad.',
      },
      {
        heading: 'Dirige',
        text: 'Tu primera clase completa, con tu grupo de formación en la primera fila. Y después, un lugar en el horario.',
      },
    ],
  },
  accepting: {
    heading: 'Estamos recibiendo solicitudes',
    text: 'Varias veces al año empiezan grupos nuevos en estudios de toda la Florida. ¿Ya tienes tu certificación? Entonces mira las vacantes.',
    cta: { label: 'VER TODAS LAS VACANTES', to: '/careers' },
  },
  promise: {
    heading: 'A quién buscamos',
    text: 'No a quien más se dobla hacia atrás. Buscamos gente que escucha, que llega a tiempo y que nota cuando a alguien, allá junto a la pared, le empieza a faltar el aire. Lo demás se enseña.',
    image: { picture: picture('community/2'), alt: 'Una clase en una postura amplia del guerrero' },
  },
  application: trainingApplication,
};
