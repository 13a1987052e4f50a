import type { Translation } from '#content/translation.ts';
import { hollywood as english } from '../../en/studios/hollywood.ts';

export const hollywood: Translation<typeof english> = {
  summary:
    'Una esquina Art Deco en el downtown de Hollywood, a un paso del Broadwalk, con clases de noche y una pared color caléndula.',
  parkingHeading: 'Parquímetros, gratis desde las seis',
  parking:
    'Los parquímetros alrededor del círculo paran a las 6:00\u00a0p.m. y todo el domingo. Antes de esa hora usa el garaje de la ciudad en Polk Lane, donde tres horas cuestan menos que un café con hielo, y camina una cuadra pasando los murales.',
  detail: [
    'El estudio fue cine, luego mueblería y luego nada por once años. Conservamos la fachada escalonada color coral y la taquilla, que hoy es la recepción. Donde estaba la pantalla hay una pared color caléndula con un pequeño sol dentro de cuatro arcos, uno dentro del otro. El terrazo baja hacia ella una pulgada y media, y los de siempre te enseñan dónde está parejo.',
    'Aquí lo bueno es la noche. Músicos, cocineros en su día libre y medio hospital llegan a las últimas clases; después se sientan en el banco largo, bajo los espejos redondos, a discutir dónde van a comer.',
    'En invierno oirás tanto francés como inglés, gracias a la gente de Québec que retoma justo donde lo dejó en abril. Entre semana abrimos el día a las 6:00\u00a0a.m., en compañía de los barrenderos.',
  ],
  alts: {
    exterior: 'La fachada Art Deco color coral del estudio de Hollywood, con remate escalonado',
    room: 'Un sol dentro de arcos coral sobre una pared color caléndula, mats sobre terrazo',
    corner: 'Espejos redondos sobre un banco largo en el salón de Hollywood',
    detail: 'Los cuatro arcos alrededor del sol en Hollywood, vistos de cerca',
  },
  leader: {
    biography:
      'Sébastien bajó de Trois-Rivières por un invierno, como técnico de iluminación, y ya va por el número catorce. Hizo él mismo el sol de los arcos y lo atenúa a mano. Te va a decir que el piso está perfectamente parejo.',
  },
  reviews: english.reviews,
};
