import type { Translation } from '#content/translation.ts';
import type {
  preparationChapters as englishChapters,
  interviewWords as englishInterviews,
  preparationWords as englishPreparation,
  storyWords as englishStory,
} from '../en/films.ts';

export const interviewWords: Translation<typeof englishInterviews> = {
  0: 'Veintidós años de levantar pacientes me dejaron una espalda que no me permitía ni amarrarme los zapatos. Empecé con Restore, dos veces por semana, en el piso y con tres cojines. En primavera tomé mi primer Flow. En otoño guardé el bastón en el ático, y sé muy bien en qué caja está, porque me gusta ir a visitarlo.',
  1: 'Una cocina es un salón caliente donde todo el mundo grita. Este es un salón caliente donde nadie grita. Vengo temprano, antes de que llegue el pescado, y lo que aprendo en el mat me sirve en la cocina: si bajas la respiración, las manos la siguen. Mis cocineros se dieron cuenta. Dos ya son miembros.',
  2: 'Di clases de tercer grado cuarenta años, y después, en un solo invierno, me cambiaron las dos rodillas. El cirujano me dijo que caminara. Le dije que caminar era aburrido. A los setenta y uno puedo bajar al piso y, que es lo difícil de verdad, levantarme sin agarrarme de nadie.',
  3: 'Construyo casas. Mido seis pies dos y nunca me había visto los dedos de los pies de cerca. En la primera clase me acosté a los doce minutos, y me dijeron que acostarse también era parte de la clase. Cuarenta libras después, todavía me acuesto cuando quiero. Solo que quiero menos.',
  4: 'Estudiar leyes son tres años de estar sentada y en pánico. FIIT me dio cuarenta y cinco minutos de lo contrario. El verano del examen de la barra reservé la clase de la tarde de lunes a viernes, no falté a ninguna, y dormí. Pasé en julio. Mi grupo de estudio quiere el número de quien da la clase.',
  5: 'Llegamos de Valencia con gemelos de dos años y yo no conocía a nadie. En recepción se aprendieron los nombres de los niños antes que los vecinos. Ahora somos nueve las que nos juntamos después de dejar a los niños en la escuela, y esa hora en el salón es lo único de todo el día que es solo mío.',
};

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
      'Inhala: dos, tres, cuatro.',
      'Exhala: dos, tres, cuatro, cinco, seis.',
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
