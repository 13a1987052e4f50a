import type { Translation } from '#content/translation.ts';
import { jacksonville as english } from '../../en/studios/jacksonville.ts';

export const jacksonville: Translation<typeof english> = {
  summary:
    'Nuestro estudio más al norte, en San Pablo, entre el río y las playas, con puntualidad naval y modales del Sur.',
  parkingHeading: 'Noventa espacios gratis, sin truco',
  parking:
    'Hay noventa espacios, todos gratis, todo el día. Las filas A, B y C son las más cercanas a la puerta; la D se inunda hasta el tobillo cuando hay una tormenta de verdad, y eso da risa una sola vez.',
  detail: [
    'El norte de la Florida tiene inviernos, chiquitos, y en esos días un salón a 98 °F es la mejor idea de la ciudad. El nuestro es el más claro de todos: paredes crema, tablas anchas y rubias, faroles blancos como papel y medio sol que sale un poco a la izquierda del centro. Unas ventanas redondas, como de barco, miran al agua entre las palmas. En junio se oyen las ranas.',
    'Mayport queda cerca, así que las clases empiezan en punto y duran exactamente lo que dicen. Vienen maestros, jubilados del astillero y un grupo formidable de mujeres que se hacen llamar el Comité de los Martes y son dueñas del banco bajo los espejos.',
    'Aquí la gente te aguanta la puerta. También se aprende tu nombre, pregunta por tu perro y te guarda el mejor cojín; si vienes de más al sur, puede que tardes en acostumbrarte.',
  ],
  alts: {
    exterior: 'El estudio blanco de Jacksonville, de remate redondo, con dos ventanas redondas',
    room: 'Medio sol y faroles blancos en el salón claro de Jacksonville',
    corner: 'Ventanas redondas con palmas y agua en Jacksonville',
    detail: 'Un mat verde oscuro con toalla y botella sobre tablas claras',
  },
  leader: {
    biography:
      'Latrice se retiró de la Marina como suboficial jefe, y así se doblan aquí las toallas. Durante un año manejó cada mes hasta Fort Lauderdale, diez horas entre ida y vuelta, hasta que aceptamos abrir un estudio cerca de ella. Casi todos los días es la primera en llegar y la última en irse, y no quiere que se hable de eso.',
  },
  reviews: english.reviews,
};
