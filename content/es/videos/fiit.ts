import type { Translation } from '#content/translation.ts';
import type { fiitVideos as english } from '../../en/videos/fiit.ts';

export const fiitVideos: Translation<typeof english> = {
  'fiit-1': {
    name: 'Cuarenta sí, veinte no',
    description: 'El formato de la casa en su versión más sencilla: una estación, un descanso, la siguiente.',
  },
  'fiit-2': {
    name: 'Sin saltos, sin excusas',
    description: 'Intervalos para apartamentos con pisos delgados y vecinos que madrugan.',
  },
  'fiit-3': {
    name: 'Departamento de glúteos',
    description: 'Puentes, bisagras y una banda arriba de las rodillas durante media hora.',
  },
  'fiit-4': {
    name: 'Turno de brazos',
    description: 'Presses, remos y flexiones, y las piernas con el día libre.',
  },
  'fiit-5': {
    name: 'El minuto más largo',
    description: 'Nueve ejercicios de un minuto, y el reloj escondido a propósito.',
  },
  'fiit-6': {
    name: 'El cierre del bombero',
    description: 'Lo que hace Tyrell después de un turno, recortado a un cuarto de hora para civiles.',
  },
  'fiit-7': {
    name: 'Tu primer FIIT',
    description: 'Cada movimiento básico se muestra dos veces antes de que arranque el reloj.',
  },
  'fiit-8': {
    name: 'Abdomen a la redonda',
    description: 'De frente, izquierda, derecha y boca arriba: un abdomen que no deja de girar.',
  },
  'fiit-9': {
    name: 'Boxeo de sombra, paso a paso',
    description: 'Postura, guardia y cuatro golpes; después, seis rounds sin contrincante.',
  },
  'fiit-10': {
    name: 'Escalera de mancuernas',
    description: 'Una repetición, dos, tres, hasta diez, y luego la bajada.',
  },
  'fiit-11': {
    name: 'Piernas contra el reloj',
    description: 'Sentadilla, zancada, sentadilla sostenida, y otra vez hasta que acabe la canción.',
  },
  'fiit-12': {
    name: 'Rescate de doce minutos',
    description: 'Un entrenamiento completo para un día que ya se te fue de las manos.',
  },
  'fiit-13': {
    name: 'Juego de pies desde cero',
    description: 'Rodillas suaves, pulsos bajos y manos rápidas, a un ritmo constante.',
  },
  'fiit-14': {
    name: 'Remar sin bote',
    description: 'Bisagras y jalones de los años de regatas de Yanelis, con dos pesas y una toalla.',
  },
  'fiit-15': {
    name: 'Cada minuto, al minuto',
    description: 'Si trabajas rápido, descansas; si vas lento, no.',
  },
  'fiit-16': {
    name: 'Tobillos fuertes',
    description:
      'Saltitos que no crecen y equilibrios que se alargan, con los pies descalzos sobre el mat doblado.',
  },
  'fiit-17': {
    name: 'Que nadie se mueva',
    description: 'Solo isométricos: nada se mueve y todo tiembla.',
  },
  'fiit-18': {
    name: 'La cadena de atrás',
    description: 'Bisagras, cobras y zancadas para el lado que no ves en el espejo.',
  },
  'fiit-19': {
    name: 'Ruleta musical',
    description: 'La canción decide el ejercicio, y Gabriel decide la canción.',
  },
  'fiit-20': {
    name: 'Pulmones de pista',
    description: 'Cuatro esfuerzos duros de noventa segundos, con recuperación completa entre uno y otro.',
  },
  'fiit-21': {
    name: 'Kettlebell para empezar',
    description: 'Cómo levantar una kettlebell, cómo dejarla y seis cosas útiles que hacer entre una y otra.',
  },
  'fiit-22': {
    name: 'Escuela de flexiones',
    description: 'Pared, banco, rodillas, piso: encuentra tu altura y súmale una.',
  },
  'fiit-23': {
    name: 'Tabata, dos veces',
    description: 'Dos tormentas de cuatro minutos con un estiramiento tranquilo en el medio.',
  },
  'fiit-24': {
    name: 'A cargar',
    description:
      'Camina con peso en una mano, luego en la otra, luego arriba, y termina con la espalda más derecha.',
  },
  'fiit-25': {
    name: 'Hombros de voleibol',
    description:
      'Primero el manguito rotador, después la potencia: el orden que Valentina aprendió a las malas.',
  },
  'fiit-26': {
    name: 'Cuerpo entero, cuarenta y cinco',
    description: 'La clase del estudio sin cortes, con todo y pausas para el agua.',
  },
  'fiit-27': {
    name: 'Inversión en sudor',
    description: 'Levantamientos compuestos en superseries para quien ya tiene pesas más pesadas.',
  },
  'fiit-28': {
    name: 'Bajito y lento',
    description: 'Bajadas de cinco segundos que vuelven mentirosas a las mancuernas livianas.',
  },
  'fiit-29': {
    name: 'Circuito de parque',
    description: 'Un entrenamiento que puedes sacar al patio: sin pesas, sin pared, tres pasos de espacio.',
  },
  'fiit-30': {
    name: 'De cien en cien',
    description: 'Cien repeticiones de cinco movimientos, en las porciones que quieras.',
  },
  'fiit-31': {
    name: 'Cintura en rotación',
    description: 'Golpes, planchas laterales y un giro sentado y lento que piden los golfistas.',
  },
  'fiit-32': {
    name: 'Escaleras de la casa',
    description: 'Necesitas ocho escalones, un pasamanos y, por una vez, zapatos.',
  },
  'fiit-33': {
    name: 'Set en pareja',
    description: 'Dos personas, un mat y un choque de manos en plancha más difícil de lo que parece.',
  },
  'fiit-34': {
    name: 'Turno de noche',
    description: 'Fuerza en silencio para quien termina el día cuando amanece.',
  },
  'fiit-35': {
    name: 'Todo menos burpees',
    description: 'Once alternativas, todas más amables con las muñecas y ninguna fácil.',
  },
  'fiit-36': {
    name: 'Caer como un doble de cine',
    description: 'Baja, amortigua, rueda y levántate, con un coach que lo hacía desde los techos.',
  },
  'fiit-37': {
    name: 'Muslos y silencio',
    description: 'Veinte minutos duros, y luego cinco en los que nadie dice una palabra.',
  },
  'fiit-38': {
    name: 'La milla, en el mat',
    description: 'Un día de intervalos de corredor, en versión escaladores y pies rápidos.',
  },
  'fiit-39': {
    name: 'De vuelta después del bebé',
    description:
      'Respiración, abdomen profundo y pesas ligeras, con asesoría de fisioterapia del piso pélvico.',
  },
  'fiit-40': {
    name: 'Sábado a toda marcha',
    description: 'Rondas que se aceleran contigo, y un final largo y lento.',
  },
};
