import type { Translation } from '#content/translation.ts';
import { midtownMiami as english } from '../../en/studios/midtown-miami.ts';

export const midtownMiami: Translation<typeof english> = {
  summary:
    'Nuestro estudio premier más movido: un loft oscuro con un aro de luz, entre Wynwood y el Design District.',
  parkingHeading: 'Midtown Central Garage, validado',
  parking:
    'Te validamos 90 minutos en Midtown Central Garage; después cuesta $3 por hora. Entra por la rampa de NE 34th Street, no dejes que se moje el ticket y pásalo por el lector que está junto a nuestra fuente de agua antes de irte.',
  detail: [
    'Subes en un elevador de carga con la puerta roja, y la ciudad se queda abajo. El salón es del color de una ciruela madura, casi negro al fondo, donde un solo aro de luz cuelga como un eclipse. Dos líneas ámbar recorren el techo. En los ventanales las torres se van poniendo violeta.',
    'La gente es todo Miami en una hora: asistentes de galería, paramédicos, dos DJ, una jueza. El FIIT de Gabriel estrena playlist cada vez. El Flow de Kenji no tiene música, y los dos tienen lista de espera, así que cancela cuando no puedas venir.',
    'Las kettlebells esperan sobre el concreto y las mancuernas tienen su propio soporte en la pared. El cactus de la esquina es de adorno; aquí lo único suave son los mats y la gente de recepción. Si es tu primera vez, ponte junto a las ventanas, donde hay más que mirar.',
  ],
  alts: {
    exterior: 'El loft color coral de dos pisos de Midtown Miami al caer la noche',
    room: 'Un aro de luz sobre una pared color ciruela en Midtown Miami, con pesas en los mats',
    corner: 'Ventanales al anochecer junto al aro de luz en Midtown Miami',
    detail: 'Dos kettlebells y una mancuerna sobre un mat ámbar en Midtown Miami',
  },
  leader: {
    biography:
      'Paloma producía ferias de arte, buen entrenamiento para recibir a sesenta personas a la vez. Contesta ella misma los mensajes hasta las nueve de la noche, conoce por su nombre a los del garaje y guarda un mat de más para quien llore en el lobby. Pasa, y dice que casi siempre es buena señal.',
  },
  reviews: english.reviews,
};
