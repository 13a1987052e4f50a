import type { Translation } from '#content/translation.ts';
import { davie as english } from '../../en/studios/davie.ts';

export const davie: Translation<typeof english> = {
  summary:
    'Un estudio de techo curvo en el lado de los caballos de Davie, a cinco minutos de las universidades de College Avenue.',
  parkingHeading: 'Espacio de sobra, también para remolques',
  parking:
    'En el estacionamiento de grava del frente caben 80 carros y no cuesta nada. Si vienes directo del establo con remolque, ponte junto a la cerca del lado norte, donde nadie te va a bloquear la salida.',
  detail: [
    'En Davie hay postes para amarrar caballos frente al banco, y nuestro techo tiene la curva de un granero porque eso era. Bajo la bóveda hay mucho aire: el calor se siente más suave que en otros estudios y la música suena mejor. La pared del fondo está pintada de verde hoja alrededor de una gran ventana redonda, y el jardín de atrás pone el resto.',
    'Dos mundos comparten las tablas claras. Los estudiantes de tres universidades llegan en oleadas al final de la tarde, con sus mochilas y sus chats de grupo; los jinetes vienen temprano, con las botas en el carro y los muslos muy fuertes, y se cuelgan de las espalderas antes de la clase.',
    'Entre semana empezamos a las 6:30\u00a0a.m. Durante la primera respiración se oye al burro del vecino, y con el tiempo lo extrañas cuando está callado.',
  ],
  alts: {
    exterior: 'El estudio de Davie, verde salvia, con su techo curvo y sus ventanas redondas',
    room: 'Pared verde con una ventana redonda al jardín en Davie, los mats en abanico',
    corner: 'Espalderas bajo un techo curvo en el estudio de Davie',
    detail: 'Un olivo en una maceta de barro junto a una ventana redonda en Davie',
  },
  leader: {
    biography:
      'Shawna compitió en carreras de barriles hasta los cuarenta y después tuvo una tienda de alimento para animales. Sabe llenar un calendario, arreglar un portón y convencer a un animal nervioso, o a un principiante nervioso, de cruzar una puerta. Su pizarra de descuentos para estudiantes es la pared más fotografiada del estudio.',
  },
  reviews: english.reviews,
};
