import type { Translation } from '#content/translation.ts';
import type { restoreVideos as english } from '../../en/videos/restore.ts';

export const restoreVideos: Translation<typeof english> = {
  'restore-1': {
    name: 'Piernas en la pared',
    description: 'Veinte minutos, una sola postura y lo mejor que harás hoy por tus tobillos.',
  },
  'restore-2': {
    name: 'La espalda del chofer',
    description: 'La rutina de Luther para una espalda baja que pasó treinta y un años al volante.',
  },
  'restore-3': {
    name: 'El cojín, desde cero',
    description: 'Cuatro formas de acostarte sobre un bolster, o sobre almohadas si no tienes.',
  },
  'restore-4': {
    name: 'Ventana de sueño',
    description: 'Empiézala en la cama y sáltate el final: igual te lo vas a perder.',
  },
  'restore-5': {
    name: 'Mandíbula, cuello, sienes',
    description: 'Una práctica pequeña para quien aprieta los dientes toda la noche.',
  },
  'restore-6': {
    name: 'Puente con apoyo, tres alturas',
    description: 'Un bloque bajo el sacro, un nivel más alto cada cuatro minutos.',
  },
  'restore-7': {
    name: 'Caderas a fuego lento',
    description: 'Cinco minutos de cada lado en el cisne dormido, y después quietud.',
  },
  'restore-8': {
    name: 'Domingo en la noche',
    description: 'Una hora sin apuro antes de que la semana toque la puerta.',
  },
  'restore-9': {
    name: 'Contar la respiración, para escépticos',
    description: 'Una enfermera y un cronómetro explican por qué funciona exhalar más largo.',
  },
  'restore-10': {
    name: 'Yin para corredores',
    description: 'Zancada baja, montura y cisne dormido para los tejidos que las millas olvidan.',
  },
  'restore-11': {
    name: 'Torsión sobre una almohada',
    description: 'Boca abajo, la cabeza a un lado, y la gravedad hace el resto.',
  },
  'restore-12': {
    name: 'Deshielo de hombros',
    description: 'Torsiones y brazos largos para articulaciones que congeló el invierno o el teclado.',
  },
  'restore-13': {
    name: 'El descanso de la enfermera',
    description: 'La quietud guiada de Joy, dicha despacio, con pausas más largas que las frases.',
  },
  'restore-14': {
    name: 'Entre dos reuniones',
    description: 'Nueve minutos de quietud, con la cámara apagada.',
  },
  'restore-15': {
    name: 'Corazón abierto, sin prisa',
    description: 'Una manta enrollada bajo los omóplatos y nada que lograr.',
  },
  'restore-16': {
    name: 'Media rana, medio sueño',
    description: 'Una rodilla arriba, un brazo abajo, y cambio de lado cuando te lo dicen los subtítulos.',
  },
  'restore-17': {
    name: 'Tres mantas',
    description: 'Tres mantas, tres formas y descansos largos; tú te acuestas y ahí te quedas.',
  },
  'restore-18': {
    name: 'Yoga nidra, sin rodeos',
    description: 'Un recorrido por todo el cuerpo, sin incienso ni metáforas.',
  },
  'restore-19': {
    name: 'Seis por seis',
    description: 'Seis posturas de yin, seis minutos cada una, para quien le gusta quedarse.',
  },
  'restore-20': {
    name: 'Montura y esfinge',
    description: 'Posturas largas para el muslo y la espalda baja; piden paciencia y una toalla doblada.',
  },
  'restore-21': {
    name: 'Los pies en tus manos',
    description: 'Automasaje del talón a los dedos, y al final el otro pie.',
  },
  'restore-22': {
    name: 'Viola en voz baja',
    description: 'Elise toca una pieza larga mientras descansas en cinco posturas con apoyo.',
  },
  'restore-23': {
    name: 'Para el día después',
    description: 'Te duele todo, así que aquí nada te pide fuerza.',
  },
  'restore-24': {
    name: 'Ola en la columna',
    description: 'Gato lento, vaca más lenta y un vaivén de lado a lado que suelta una costilla trabada.',
  },
  'restore-25': {
    name: 'Después del avión',
    description: 'Sácate el vuelo de las caderas en la alfombra del hotel.',
  },
  'restore-26': {
    name: 'Correas y quietud',
    description: 'Una correa en el pie, una pierna en el aire y unos muslos que dejan de protestar.',
  },
  'restore-27': {
    name: 'La siesta de quince minutos',
    description: 'Exactamente eso, con una alarma suave y la forma de volver.',
  },
  'restore-28': {
    name: 'Veinte preguntas para tus rodillas',
    description: 'Movimientos pequeños y curiosos, un mapa de lo que duele y lo que no.',
  },
  'restore-29': {
    name: 'Manos y antebrazos',
    description: 'Para ceramistas, peluqueras, quien escribe todo el día y quien vive de apretar algo.',
  },
  'restore-30': {
    name: 'Restore de luna llena',
    description: 'Setenta y cinco minutos lentos; mejor de noche, con una luz pequeña prendida.',
  },
  'restore-31': {
    name: 'Semana de la libélula',
    description: 'La misma postura en cinco direcciones, con los codos sobre una pila de libros.',
  },
  'restore-32': {
    name: 'Después de la pelea',
    description: 'Diez minutos para que baje el pulso antes de contestar.',
  },
  'restore-33': {
    name: 'Pies en la tierra al mediodía',
    description: 'Acuéstate boca abajo, siente el piso, cuenta desde cien hacia atrás.',
  },
  'restore-34': {
    name: 'Todo en horizontal',
    description: 'En toda la clase no hay que sentarse, pararse ni arrodillarse.',
  },
  'restore-35': {
    name: 'Estudio de la oruga',
    description: 'Una flexión al frente y quince minutos para quedarte en ella.',
  },
  'restore-36': {
    name: 'Costillas con espacio',
    description: 'Flexiones laterales que duran hasta encontrar las costillas, de un lado y del otro.',
  },
  'restore-37': {
    name: 'Esperando y descansando',
    description:
      'Posturas sentadas y flexiones laterales para el segundo y el tercer trimestre, con muchas almohadas.',
  },
  'restore-38': {
    name: 'Amanecer lento',
    description: 'La forma más suave de recibir una mañana que empieza demasiado temprano.',
  },
  'restore-39': {
    name: 'Yin de torsión profunda',
    description: 'Rotaciones largas para cuerpos con práctica, desde el piso hacia arriba.',
  },
  'restore-40': {
    name: 'La hora entera en el piso',
    description: 'Empieza en el piso, termina en el piso y visita ocho posturas por el camino.',
  },
};
