import type { Translation } from '#content/translation.ts';
import { palmBeachGardens as english } from '../../en/studios/palm-beach-gardens.ts';

export const palmBeachGardens: Translation<typeof english> = {
  summary:
    'Un pabellón premier en los Gardens, con un tragaluz sobre los mats y las mejores duchas que hemos construido.',
  parkingHeading: 'Estaciona junto al jardín de agua',
  parking:
    'Sigue el parkway hasta pasar el cruce de los carritos de golf y entra por el jardín de agua: hay 70 espacios gratis para quienes vienen al estudio. Los cargadores del 1 al 8 son para miembros durante la clase, con dos horas incluidas.',
  detail: [
    'Este lo construimos desde cero, así que todo está donde siempre lo quisimos. Un solo tragaluz enorme cubre el salón y deja caer un cuadrado de sol sobre el terrazo blanco. La pared del frente es color caléndula, con nuestro sol detrás de listones de madera, y los espejos en arco te lo muestran todo otra vez. El aire se renueva once veces por hora, sin corrientes.',
    'Los vestidores tienen dieciocho duchas, bancos largos y una tina de agua fría donde caben cuatro valientes. Entre los miembros hay cuidadores de campos de golf, cirujanos, tenistas profesionales e investigadores de tortugas; en toalla se ven todos iguales.',
    'Entre semana el día empieza a las 6:15\u00a0a.m., con el tragaluz todavía gris. La noche termina con Restore, cuando ya está azul oscuro y nadie parece querer irse.',
  ],
  alts: {
    exterior: 'El pabellón de Palm Beach Gardens, un techo ancho y plano sobre postes delgados',
    room: 'Un tragaluz sobre terrazo blanco y una pared color caléndula, Palm Beach Gardens',
    corner: 'Espejos en arco y matas de plátano en Palm Beach Gardens',
    detail: 'Un mat color vino frente al sol detrás de listones de madera',
  },
  leader: {
    biography:
      'Theo fue el ingeniero de obra del pabellón, y el día de la entrega preguntó si venía con un trabajo incluido. Es el único que sabe ajustar los calentadores de memoria. Lo hace cada mañana a las cinco, descalzo, con un termómetro en cada mano.',
  },
  reviews: english.reviews,
};
