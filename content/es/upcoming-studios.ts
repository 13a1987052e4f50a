import type { Translation } from '#content/translation.ts';
import type {
  comingText as englishComingText,
  upcomingStudios as englishUpcomingStudios,
} from '../en/upcoming-studios.ts';

export const comingText: Translation<typeof englishComingText> = (year) => `ABRE EN ${year}`;

export const upcomingStudios: Translation<typeof englishUpcomingStudios> = {
  delray: {
    heading: 'Un salón detrás del Grove',
    text: [
      'A dos cuadras de la avenida hay una casa color coral, con el techo redondeado y dos ventanas redondas enormes, que ya casi es nuestra. El salón de atrás será rosado, bajo una bóveda, con tres puertas en arco donde los otros estudios tienen una lámpara: aquí el sol de la pared es el de afuera.',
      'Habrá sesenta mats, una clase al amanecer que termina a tiempo para nadar y más espacio para bicicletas del que nunca hemos necesitado. En Delray todo el mundo camina o pedalea, así que contamos con pelo mojado y arena en los pies.',
    ],
    alt: 'El futuro estudio de Delray, color coral, con techo redondeado y ventanas redondas',
  },
  doral: {
    heading: 'Doral, ya casi',
    text: [
      'Entre las oficinas y el campo de golf hay una fachada art déco baja, con torres detrás. Va a ser nuestro primer estudio diseñado en dos idiomas, desde los letreros de los casilleros hasta las indicaciones de la clase.',
      'El salón está hecho para entrenar: una pared vino tinto con tubos de luz verticales, vigas a la vista, espalderas para colgarse y una franja de ventanas bajo el techo que deja pasar el día y deja afuera el bulevar. El estacionamiento es nuestro, a nivel de la calle, y alcanza.',
    ],
    alt: 'La fachada art déco color marfil del futuro estudio de Doral, con torres detrás',
  },
  'west-kendall': {
    heading: 'Se acabó manejar hasta el este',
    text: [
      'West Kendall nos ha escrito más que ningún otro vecindario: 1,140 mensajes, casi todos sobre el tráfico. Mensaje recibido. Estamos construyendo en Tamarind Drive, al oeste del Turnpike, donde tú vives.',
      'El plan es una casa color coral, de estilo misión, con un salón de losetas de barro, un sol dentro de arcos rojos y una pared entera de aberturas redondas que parte la tarde en monedas de luz. Habrá clases en la noche, lo bastante tarde para quien llega a casa a las siete.',
    ],
    alt: 'La fachada color coral, de estilo misión, del futuro estudio de West Kendall',
  },
  pinecrest: {
    heading: 'A la sombra de los árboles viejos',
    text: [
      'Pinecrest será un estudio premier y el más verde de todos. La fachada es rosada y redondeada, con dos grandes ventanas redondas; adentro las paredes pasan del verde salvia al verde bosque, y de las vigas cuelgan plantas. Contar y medir los árboles tomó cuatro meses, y cambiamos el plano once veces.',
      'Adentro hay piso en espiga, una tina de agua fría, un sol completo en la pared verde oscuro y una ventana ancha, en arco, que llega hasta el piso: lo que ves cuando te acuestas son hojas.',
    ],
    alt: 'La fachada rosada y redondeada del futuro estudio de Pinecrest',
  },
  wellington: {
    heading: 'Para jinetes, y para todos los demás en temporada',
    text: [
      'Medio Wellington se levanta a las cinco para atender un caballo. Nuestras puertas abrirán a las cinco y cuarto, con una clase para cuidadores y jinetes antes de la primera campana, y otra al mediodía, cuando las pistas están tranquilas.',
      'Cinco arcos verde salvia dan a la calle, y el salón de atrás toma prestado el techo de los establos: vigas a la vista, tablas anchas y, en la pared color montura, medio sol con todos sus rayos. En los casilleros caben las botas, y en el estacionamiento, la camioneta con lo que trae enganchado.',
    ],
    alt: 'Los cinco arcos verde salvia del futuro estudio de Wellington',
  },
};
