import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { northFortLauderdale as english } from '../../en/studios/north-fort-lauderdale.ts';

export const northFortLauderdale: Translation<typeof english> = {
  summary: `El primer ${brand.name}: un salón terracota junto a Federal Highway, a diez minutos de la playa de Oakland Park.`,
  parkingHeading: 'Gratis detrás del edificio',
  parking:
    'Entra junto a la tienda de artículos náuticos y sigue hasta el fondo: 46 espacios son nuestros, marcados con un sol. Si está lleno, la calle lateral del oeste es gratis y no tiene parquímetro.',
  detail: [
    `Aquí empezó ${brand.name}, en un antiguo salón de venta de botes con un piso capaz de aguantar un casco. Las vigas son bajas y las tablas, oscuras. En la pared terracota cuelga nuestro primer sol, un disco encendido y sencillo que cada estudio ha vuelto a dibujar a su manera.`,
    'Aquí los miembros se conocen desde hace años. Hay dos personas que se encuentran en el mismo lugar junto a la puerta desde la semana en que abrimos, y un estante de botellas perdidas que todo el mundo finge no reconocer.',
    'Cuatro ventanas en arco dan a las palmas, y la luz cae en franjas largas sobre los mats de ese lado. Entre semana la primera clase es a las 6:30\u00a0a.m.: sobre todo enfermeras que salen de la guardia de noche y tripulantes de la marina que entran a la de día.',
  ],
  alts: {
    exterior: 'Fachada terracota con cinco arcos y palmas en North Ft. Lauderdale',
    room: 'Un sol redondo y encendido sobre una pared terracota, vigas arriba y mats en filas',
    corner: 'Ventanas en arco con palmas junto al disco del sol en North Ft. Lauderdale',
    detail: 'Un mat color vino con toalla, bloques y una mancha de sol sobre las tablas',
  },
  leader: {
    biography:
      'Carmen entró a trabajar en recepción el segundo año y desde entonces ha hecho de todo en el edificio, incluso de plomera durante un fin de semana memorable. No da ninguna clase y toma cuatro por semana. Si te rechazan la tarjeta o te duele el hombro, pregunta por ella.',
  },
  reviews: english.reviews,
};
