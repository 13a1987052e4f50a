import type { Translation } from '#content/translation.ts';
import type { workshops as english } from '../en/workshops.ts';

export const workshops: Translation<typeof english> = {
  'hands-down-feet-up': {
    title: 'Manos abajo, pies arriba',
    subtitle: 'Tu primera parada de manos, desde el piso',
    description:
      'Noventa minutos en la pared. Calentamos las muñecas, aprendemos a caer de lado y después subimos una pierna a la vez, con una pareja que ya sabe de dónde sostenerte.',
  },
  'the-chaturanga-clinic': {
    title: 'Clínica de chaturanga',
    subtitle: 'Tus hombros te lo van a agradecer',
    description:
      'El movimiento que haces cuarenta veces por clase, pieza por pieza. Te grabamos de lado, ves adónde se van los codos y sales con una sola corrección para practicar.',
  },
  'one-hundred-and-eight': {
    title: 'Ciento ocho',
    subtitle: 'Saludos al sol para el cambio de estación',
    description:
      'Hacemos 108 saludos al sol entre todos: nueve rondas de doce, con agua al final de cada una y sin hablar en el medio. Sal cuando quieras; la mayoría se sorprende.',
  },
  'your-first-ten-poses': {
    title: 'Tus primeras diez posturas',
    subtitle: 'Para quien nunca ha desenrollado un mat',
    description:
      'Una tarde sin apuro en un salón a 85 °F. Diez posturas, sus nombres, sus versiones fáciles y todas las preguntas que te dio pena hacer en clase.',
  },
  'backbends-without-the-pinch': {
    title: 'Arcos sin pellizco',
    subtitle: 'Abre el frente, cuida la espalda baja',
    description:
      'Dos horas de caderas, costillas y espalda alta antes de que alguien suba a la rueda. Trae la columna tiesa que tienes, no la que crees que deberías tener.',
  },
  'flow-to-live-drums': {
    title: 'Flow con tambores en vivo',
    subtitle: 'Percusión en la esquina del frente',
    description:
      'Aquí no hay playlist. El tambor sigue a quien da la clase, quien da la clase sigue al salón, y los últimos diez minutos son una sola nota grave y tu respiración.',
  },
  'kettlebells-in-the-heat': {
    title: 'Kettlebells en el calor',
    subtitle: 'Balanceo, cargada, rack, descanso',
    description:
      'Primero la técnica, con 18 y 26 libras, en grupos de cuatro. La segunda hora es una escalera de una a diez repeticiones, y de bajada si te atreves.',
  },
  'runners-repair': {
    title: 'Taller para corredores',
    subtitle: 'Pies, pantorrillas y caderas, en ese orden',
    description:
      'Equilibrio, fuerza a una pierna y rodillo de espuma. Ven antes del medio maratón, no al día siguiente.',
  },
  'the-ten-minute-plank': {
    title: 'La plancha de diez minutos',
    subtitle: 'No de un tirón',
    description:
      'Un taller para entender el abdomen como un cilindro: respiración, presión, rotación. Vamos sumando el tiempo en plancha y todo el mundo llega a diez minutos.',
  },
  'strong-after-fifty': {
    title: 'Fuerza después de los cincuenta',
    subtitle: 'Pesas para los huesos y el equilibrio',
    description:
      'Pesas que un coach escoge para ti, sillas al alcance de la mano y palabras claras sobre la densidad ósea. La mitad del grupo nunca ha levantado una mancuerna, así que nadie se queda atrás.',
  },
  'sleep-school': {
    title: 'Escuela del sueño',
    subtitle: 'Una noche hecha para que te duermas',
    description:
      'Cinco posturas con apoyo, una charla de ocho minutos sobre la luz y la cafeína, y un descanso guiado largo. Te llevas la secuencia en una tarjeta para la mesita de noche.',
  },
  'sound-and-stillness': {
    title: 'Sonido y quietud',
    subtitle: 'Cuencos, gongs, cojines',
    description:
      'Te acuestas, te armamos el nido alrededor, y suenan siete cuencos y un gong muy grande. En la puerta hay tapones de oído para quien lo prefiera más bajito.',
  },
  'desk-neck': {
    title: 'Cuello de oficina',
    subtitle: 'Para quien pasa el día en una silla',
    description:
      'Dos pelotas de tenis, una correa y una pared. Vamos de la mandíbula a los omóplatos y armamos una pausa de cinco minutos que puedes hacer al lado de tu silla.',
  },
  'breath-by-the-numbers': {
    title: 'La respiración en números',
    subtitle: 'Cuatro ritmos y cuándo usarlos',
    description:
      'Cuadrada, en escalera, de exhalación larga y con zumbido. Tú cuentas, nosotros medimos el tiempo, y un sensor de pulso te muestra lo que cada ritmo le hace a tu corazón.',
  },
};
