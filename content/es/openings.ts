import type { Translation } from '#content/translation.ts';
import type { openings as english, supportOffice as englishSupportOffice } from '../en/openings.ts';

export const supportOffice: Translation<typeof englishSupportOffice> = 'Fort Lauderdale, oficina central';

export const openings: Translation<typeof english> = {
  1: {
    title: 'Recepcionista',
    description:
      'Abres el estudio a las 5:30 cuatro mañanas por semana. Registras a unas 200 personas por turno, doblas toallas entre clases y sabes a qué nivel del estacionamiento mandar a cada quien.',
  },
  2: {
    title: 'Instructor(a) de Flow',
    description:
      'De cuatro a seis clases de Flow por semana, casi todas antes del trabajo. 200 horas de formación y un año frente a un salón lleno; a enseñar en el calor te enseñamos aquí.',
  },
  3: {
    title: 'Gerente de estudio',
    description:
      'Diriges un equipo de dieciocho en nuestro estudio más al norte. Llevas el horario, la experiencia de los miembros y los números del mes, con la dirección regional a una llamada.',
  },
  4: {
    title: 'Recepcionista',
    description:
      'Noches y un día del fin de semana, arriba de Las Olas. La mitad del trabajo es saludar a la gente por su nombre; la otra mitad, validarle el ticket del garaje sin que lo pida.',
  },
  5: {
    title: 'Coach de FIIT',
    description:
      'Clases de FIIT al mediodía y después del trabajo. Guías con el reloj, corriges con la mirada y tienes al día tu certificado de entrenamiento personal o de clases en grupo.',
  },
  6: {
    title: 'Especialista de nómina',
    description:
      'La nómina de 400 personas que cobran por clase, por hora y por mes. Dos días a la semana pueden ser desde casa.',
  },
  7: {
    title: 'Instructor(a) de Restore',
    description:
      'Clases de Restore los domingos y miércoles en la noche. Mano ligera con los apoyos, voz tranquila y ningún miedo a diez minutos de silencio.',
  },
  8: {
    title: 'Recepcionista',
    description:
      'Las mañanas de lunes a viernes, mientras los niños están en la escuela: de 8:30 a 1:30, cinco días. Aquí hablar español ayuda muchísimo.',
  },
  9: {
    title: 'Gerente de apertura',
    description:
      'Contratas al primer equipo, atiendes la mesa de preventa y entregas un estudio lleno desde el primer día. El español es indispensable.',
  },
  10: {
    title: 'Instructor(a) de Flow',
    description:
      'Das dos clases de Sunrise Flow y, los sábados, una de Power Flow. Cada trimestre grabamos una clase y nos sentamos contigo a verla.',
  },
  11: {
    title: 'Líder de atención a miembros',
    description:
      'Diriges a cuatro personas que contestan todos los mensajes de los miembros en un día laborable. Escribes bien, sacas bien las cuentas y te gusta desenredar cosas.',
  },
  12: {
    title: 'Recepcionista',
    description:
      'Abres los fines de semana y al salir caminas a la playa. El entrenamiento es pagado y toma tres turnos.',
  },
  13: {
    title: 'Coach de FIIT',
    description:
      'Tres clases de FIIT en la noche para un público de estudiantes, enfermeras y gente de caballos. Música nueva cada semana, los principios de siempre.',
  },
  14: {
    title: 'Subgerente de estudio',
    description:
      'Tiempo completo con beneficios. Armas el horario de recepción, llevas la tienda y los viernes te quedas al frente del estudio.',
  },
  15: {
    title: 'Recepcionista',
    description:
      'De la tarde a la noche, de tres a cinco turnos. Ideal si estudias: de dos a cuatro el salón está tranquilo y un libro de texto no nos molesta.',
  },
  16: {
    title: 'Instructor(a) suplente de yoga',
    description:
      'Suplencias de Flow y Restore en Pembroke Pines, Davie y Weston, con pago por clase y un mínimo mensual.',
  },
  17: {
    title: 'Coordinador(a) de obras',
    description:
      'Coordinas la construcción de dos estudios al año: permisos, calefacción, pisos, espejos. Sabes leer un plano mecánico y también llevarle la contraria.',
  },
  18: {
    title: 'Instructor(a) de Flow',
    description:
      'Foundations Flow en las mañanas de lunes a viernes, para un salón donde el miembro de más edad tiene 84 años y el más nuevo llegó ayer.',
  },
};
