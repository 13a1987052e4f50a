import type { Translation } from '#content/translation.ts';
import type { flowVideos as english } from '../../en/videos/flow.ts';

export const flowVideos: Translation<typeof english> = {
  'flow-1': {
    name: 'Antes del café',
    description: 'Veinte minutos de saludos lentos para un cuerpo que acaba de salir de la cama.',
  },
  'flow-2': {
    name: 'La serie de pie, completa',
    description: 'La secuencia de pie entera de nuestra clase en el estudio, de los dos lados y sin música.',
  },
  'flow-3': {
    name: 'Caderas, y más caderas',
    description: 'Zancadas bajas, lagarto y una paloma larga para quien maneja al trabajo.',
  },
  'flow-4': {
    name: 'Gira y exprime',
    description: 'La práctica gira y vuelve a girar; que el almuerzo haya sido hace una hora.',
  },
  'flow-5': {
    name: 'El cuervo, despacito',
    description:
      'Ejercicios de muñeca, un bloque bajo los pies y tres intentos sinceros de equilibrio de brazos.',
  },
  'flow-6': {
    name: 'Sesenta desde la primera fila',
    description: 'Un Flow entero, el de los martes en la mañana en Midtown, a su propio ritmo.',
  },
  'flow-7': {
    name: 'Flow de columna larga',
    description: 'Una práctica para la espalda alta, con una correa y el marco de una puerta.',
  },
  'flow-8': {
    name: 'La familia del guerrero',
    description:
      'Luna creciente, guerrero dos y sus primos: cinco respiraciones en cada postura antes de unirlas.',
  },
  'flow-9': {
    name: 'A sudar junto a la ventana',
    description: 'Vinyasa constante, a un ritmo que pide toalla aunque no tengas nuestra calefacción.',
  },
  'flow-10': {
    name: 'Diplomacia de piernas',
    description: 'Una negociación con la parte de atrás de tus piernas, en seis flexiones al frente.',
  },
  'flow-11': {
    name: 'Diez respiraciones por postura',
    description: 'Menos posturas de las que esperas, y cada una dura más de lo que quisieras.',
  },
  'flow-12': {
    name: 'Equilibrio para un mal día',
    description: 'Árbol y media luna con una silla al lado, y sin pena de tocarla.',
  },
  'flow-13': {
    name: 'Escalera de saludos',
    description: 'Una ronda, luego dos, luego tres, hasta siete, y un descanso bien ganado.',
  },
  'flow-14': {
    name: 'Hombros en silencio',
    description: 'Enlaza, suelta, enlaza otra vez: un flow para cuellos que viven sobre un teclado.',
  },
  'flow-15': {
    name: 'Invertidas en la pared',
    description:
      'Perro boca abajo, una y otra vez, y al final piernas arriba, con medio minuto de descanso entre intentos.',
  },
  'flow-16': {
    name: 'Flow a nivel del mar',
    description: 'Olas lentas de respiración, de pie y en flexión, para días en que la playa queda lejos.',
  },
  'flow-17': {
    name: 'La mitad del almuerzo',
    description: 'Media hora en el mat y nada de piso, para que la camisa sobreviva.',
  },
  'flow-18': {
    name: 'Gramática de los arcos',
    description: 'Cobra, esfinge, camello, puente: el orden importa y esta clase te dice por qué.',
  },
  'flow-19': {
    name: 'Bienvenidas, rodillas',
    description: 'Un flow sin arrodillarse, hecho para miembros con articulaciones adoloridas o nuevas.',
  },
  'flow-20': {
    name: 'Fuego en los muslos',
    description: 'La silla vuelve seis veces, y la sexta es la mejor.',
  },
  'flow-21': {
    name: 'Saludos a la luna',
    description: 'La prima de lado del saludo al sol, buena después del atardecer.',
  },
  'flow-22': {
    name: 'Popurrí de equilibrios',
    description: 'Cuervo, plancha lateral y barco; primero se aprende a salir, después a entrar.',
  },
  'flow-23': {
    name: 'Primero los pies',
    description: 'Dedos, arcos y tobillos reciben diez minutos antes de la primera postura de pie.',
  },
  'flow-24': {
    name: 'Rumbo al viernes',
    description: 'Para abrir el fin de semana: posturas de pie con buen ritmo y salida temprano.',
  },
  'flow-25': {
    name: 'Flow de hotel',
    description: 'Todo cabe entre la cama y el escritorio, sobre una toalla si hace falta.',
  },
  'flow-26': {
    name: 'Flow de exhalación larga',
    description: 'Cuatro para inhalar, seis para exhalar, de la primera postura a la última.',
  },
  'flow-27': {
    name: 'Abdomen antes del desayuno',
    description: 'Barco, plancha lateral y planchas largas, tejidos en un vinyasa corto.',
  },
  'flow-28': {
    name: 'Split, algún día',
    description: 'El primer mes de un proyecto largo, con bloques a tres alturas.',
  },
  'flow-29': {
    name: 'La clase sin palabras',
    description: 'Se sigue solo con los ojos: una práctica en silencio con el sonido del salón.',
  },
  'flow-30': {
    name: 'Estudio de los costados',
    description: 'Flexiones laterales, triángulo y una plancha lateral que se siente mejor de lo que suena.',
  },
  'flow-31': {
    name: 'Manos firmes',
    description: 'Un vinyasa para las muñecas, por turnos con puños, antebrazos y yemas de los dedos.',
  },
  'flow-32': {
    name: 'Después de correr largo',
    description: 'Pantorrillas en la pared, cadera en el bloque, el pulso de vuelta a la calma.',
  },
  'flow-33': {
    name: 'Taller de media luna',
    description: 'Una postura, treinta y cinco minutos y una pared a la que le vas a tomar cariño.',
  },
  'flow-34': {
    name: 'Domingo, práctica completa',
    description: 'Setenta minutos con todas las familias de posturas y diez de descanso.',
  },
  'flow-35': {
    name: 'Día de lluvia',
    description: 'Un flow suave bajo techo, para una tarde en que el cielo tiene otros planes.',
  },
  'flow-36': {
    name: 'Saltos atrás, sin ruido',
    description: 'Técnica para flotar hasta el frente del mat sin despertar a los vecinos.',
  },
  'flow-37': {
    name: 'De la oficina a la noche',
    description: 'Quince minutos para cambiar de velocidad entre la última llamada y la cena.',
  },
  'flow-38': {
    name: 'Las cinco flexiones',
    description: 'Larga, abierta, enlazada, dormida y una boca arriba: flexiones, de menos a más.',
  },
  'flow-39': {
    name: 'La meta: de paloma a cuervo',
    description: 'Cuarenta minutos de caderas y hombros para diez segundos en el aire.',
  },
  'flow-40': {
    name: 'La última clase del año',
    description: 'Un repaso por doce transiciones favoritas, una de cada mes.',
  },
};
