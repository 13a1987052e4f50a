import type { Translation } from '#content/translation.ts';
import type {
  preparationChapters as englishChapters,
  preparationWords as englishPreparation,
  storyWords as englishStory,
} from '../en/films.ts';

export const storyWords: Translation<typeof englishStory> = {
  interviewEnd: 'La tuya empieza con una clase.',
  introductionEnd: (studio) => `Nos vemos en ${studio}.`,
};

export const preparationChapters: Translation<typeof englishChapters> = [
  'Qué ponerte',
  'Dónde dejar tus cosas',
  'Dónde acostarte',
  'Cómo respirar',
  'Cuando es demasiado',
];

export const preparationWords: Translation<typeof englishPreparation> = {
  title: 'Mira esto primero',
  subtitle: 'Tu primera clase en el salón caliente',
  captions: [
    [
      'Algo ligero que se quede en su sitio cuando te doblas.',
      'Nada que te importe empapar. Los pies, descalzos.',
      'Trae agua y una toalla. Si se te olvidan, tenemos las dos.',
    ],
    [
      'Llega quince minutos antes. En recepción te enseñan todo.',
      'Bolso, zapatos y teléfono van a un casillero.',
      'Las duchas están al lado, para cuando termines.',
    ],
    [
      'Cualquier mat libre es tuyo. La última fila es un poquito más fresca.',
      'La toalla sobre el mat, la cabeza hacia el disco del sol.',
      'Acuéstate y deja que el calor llegue antes que la clase.',
    ],
    [
      'Por la nariz, y más lento de lo que crees.',
      'Adentro: dos, tres, cuatro.',
      'Afuera: dos, tres, cuatro, cinco, seis.',
      'Si tú te oyes, quien está a tu lado también. Y le ayuda.',
    ],
    [
      'Siéntate, arrodíllate o acuéstate. Nadie te mira mal; más bien te envidian.',
      'El agua, a sorbitos.',
      'Si puedes, quédate en el salón. Quedarse es la práctica.',
    ],
  ],
  end: 'Eso es todo. Nos vemos adentro.',
};
