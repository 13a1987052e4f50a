import type { Translation } from '#content/translation.ts';
import { pembrokePines as english } from '../../en/studios/pembroke-pines.ts';

export const pembrokePines: Translation<typeof english> = {
  summary:
    'Un estudio de familia cerca de Pines Boulevard, con un salón rosado, una mesa para las tareas y una hora para cada quien.',
  parkingHeading: 'En la plaza, frente a la puerta',
  parking:
    'El estacionamiento de la plaza es gratis todo el día y nunca se llena antes del mediodía. Ponte del lado de la farmacia y estarás a doce pasos de la entrada; el pasillo techado te salva cuando cae el aguacero de la tarde.',
  detail: [
    'Por fuera somos un pabellón rosado y largo a la orilla de una plaza comercial, con un techo ancho sobre postes delgados, entre una farmacia y una pupusería. Por dentro el salón brilla en rosa de pared a pared: dos aros de luz, uno dentro del otro, un techo de listones rojizos y plantas que cuelgan en los ventanales.',
    'Aquí el reloj lo ponen las familias. Al final de la tarde los padres se relevan en la puerta: uno se va a casa con el asiento del niño y el otro entra con el mat. Junto a recepción hay una mesa para las tareas que ha visto bastante álgebra, y en los estantes hay muchos más frascos de los que nadie sabe explicar.',
    'Abrimos a las 6:00, y la primera clase entre semana es a las 6:30\u00a0a.m. porque la pidieron las tripulaciones del aeropuerto. Llegan con sus maletas de ruedas y te cuentan cómo está el tiempo en Bogotá.',
  ],
  alts: {
    exterior: 'El pabellón rosado del estudio de Pembroke Pines, con el techo sobre postes delgados',
    room: 'Dos aros de luz sobre una pared rosada en Pembroke Pines, plantas en las ventanas',
    corner: 'Estantes largos con frascos junto a los aros de luz en Pembroke Pines',
    detail: 'Una palma en una maceta de barro junto a un ventanal, Pembroke Pines',
  },
  leader: {
    biography:
      'Keisha creció a dos calles, fue capitana del equipo de natación de la high school del otro lado del boulevard y nunca vio razón para vivir en otra parte. Habla inglés, patois y suficiente español para poner orden en una lista de espera. La mesa de las tareas fue idea suya; la hizo su tío.',
  },
  reviews: english.reviews,
};
