import type { Translation } from '#content/translation.ts';
import type { classKinds as english } from '../en/class-kinds.ts';
import { classKindNames } from './class-kind-names.ts';

export const classKinds: Translation<typeof english> = {
  flow: {
    name: classKindNames.flow,
    tagline: 'Hot yoga: una respiración, un movimiento',
    description:
      'Sesenta minutos de vinyasa en un salón que se mantiene entre 96 y 99 °F. Te mueves con la respiración, sudas la serie de pie, buscas el equilibrio con las piernas todavía temblando y terminas boca arriba con una toalla fría de lavanda. Cada postura tiene una versión más fácil y una más difícil, y en clase te dan las dos.',
    cues: ['60 minutos', '96–99 °F', 'Mat y toalla incluidos', 'Todos los niveles, todas las clases'],
    scheduleNames: {
      'flow-60': {
        name: 'Flow 60',
        description:
          'La clase por la que nos conocen: una serie de pie completa, dos equilibrios, trabajo de piso y cinco minutos de quietud.',
      },
      'sunrise-flow': {
        name: 'Sunrise Flow',
        description:
          'Saludos al sol largos antes del trabajo. Empieza en silencio, sube durante cuarenta minutos, y a las ocho ya estás saliendo de la ducha.',
      },
      'foundations-flow': {
        name: 'Foundations Flow',
        description:
          'El mismo calor a la mitad de la velocidad. Cada postura se nombra, se muestra y dura lo suficiente para que encuentres dónde van los pies.',
      },
      'power-flow': {
        name: 'Power Flow',
        description:
          'Más planchas, más equilibrios de brazos, menos pausas. Ven cuando ya domines tu chaturanga.',
      },
      'candlelight-flow': {
        name: 'Candlelight Flow',
        description:
          'Luces bajas, faroles encendidos. Cuarenta minutos de movimiento constante y después caderas y piernas, cerca del piso.',
      },
    },
  },
  fiit: {
    name: classKindNames.fiit,
    tagline: 'Alta intensidad, bajo impacto, 45 minutos',
    description:
      'Cuarenta y cinco minutos de intervalos sobre el mat, sin zapatos, con mancuernas y la música bien alta. Trabajas cuarenta segundos, descansas veinte y nunca saltas sobre un piso duro. Piernas, abdomen y brazos tienen cada uno su bloque, y los últimos cuatro minutos son tuyos para acostarte.',
    cues: ['45 minutos', 'Pesas de 2 a 15 lb', 'Mat y toalla incluidos', 'Sin zapatos, bajo impacto'],
    scheduleNames: {
      'fiit-45': {
        name: 'FIIT 45',
        description:
          'Tres bloques: piernas, abdomen y brazos. Cuarenta segundos de trabajo, veinte de descanso y un enfriamiento que vas a agradecer.',
      },
      'fiit-sunrise': {
        name: 'FIIT Sunrise',
        description:
          'Intervalos antes de abrir el correo. El primer bloque es un calentamiento largo, porque a las seis nadie está suelto.',
      },
      'fiit-strength': {
        name: 'FIIT Strength',
        description:
          'Pesas más pesadas, conteos más lentos, descansos más largos. Aquí importa menos el reloj que las dos últimas repeticiones.',
      },
      'fiit-core': {
        name: 'FIIT Core',
        description:
          'Treinta de los cuarenta y cinco minutos son para el centro del cuerpo: al frente, a los lados y atrás.',
      },
    },
  },
  restore: {
    name: classKindNames.restore,
    tagline: 'Posturas largas, luz baja',
    description:
      'Setenta y cinco minutos con cojines, mantas y casi ningún esfuerzo. El salón está tibio, no caliente; cada postura dura de tres a seis minutos, y alguien pasa a ponerte un apoyo donde falta. La gente viene por la espalda tiesa y se queda por lo bien que duerme después.',
    cues: ['75 minutos', 'Tibio, no caliente', 'Cojines y mantas incluidos', 'No necesitas experiencia'],
    scheduleNames: {
      'restore-75': {
        name: 'Restore 75',
        description: 'Ocho posturas con apoyo, casi todas acostadas, y un descanso final de diez minutos.',
      },
      'restore-breathe': {
        name: 'Restore & Breathe',
        description:
          'Veinte minutos de contar la respiración, sin complicaciones, y luego posturas largas para el pecho, los hombros y la mandíbula.',
      },
      'slow-morning-restore': {
        name: 'Slow Morning Restore',
        description:
          'Para el día después de uno duro: torsiones suaves, puentes con apoyo y un té en recepción a la salida.',
      },
    },
  },
};
