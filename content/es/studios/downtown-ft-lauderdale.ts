import type { Translation } from '#content/translation.ts';
import { downtownFtLauderdale as english } from '../../en/studios/downtown-ft-lauderdale.ts';

export const downtownFtLauderdale: Translation<typeof english> = {
  summary:
    'Un estudio premier en el segundo piso, sobre Las Olas: un salón rojo oscuro, nueve duchas y clases hasta tarde.',
  parkingHeading: 'Garaje con ticket validado',
  parking:
    'Estaciona en Riverlight Garage, al lado. Las primeras 2 horas y 15 minutos son gratis si validas el ticket, así que súbelo contigo y escanéalo en recepción. La entrada está en SE 3rd Avenue; los niveles 3 y 4 tienen un puente a nuestro piso.',
  detail: [
    'Sube por la escalera junto a la floristería y la calle se queda callada detrás de ti. La pared del fondo es del rojo de un vino viejo y la ilumina una hilera de tubos verticales, largos en el centro y cortos en las puntas, como un sol con las persianas a medio bajar. Los ventanales dejan la ciudad a tu izquierda.',
    'Downtown es el estudio premier de quienes guardan un traje en el casillero. Hay 64 casilleros, nueve duchas, vaporizadores para las camisas y un mostrador de secadores de pelo que sí funcionan. Las mancuernas esperan en su soporte bajo el espejo, y el piso de concreto es liso como el de una galería.',
    'Los sábados se vuelve un lugar de barrio: cochecitos junto a recepción, cold brew del carrito de abajo y gente sin apuro. Entre semana la primera clase es a las 6:15\u00a0a.m., la hora de la gente del tribunal.',
  ],
  alts: {
    exterior: 'El edificio color vino de dos pisos en Downtown, con un sol redondo tras el cristal',
    room: 'Tubos de luz verticales sobre una pared rojo oscuro, con mats y mancuernas delante',
    corner: 'Un soporte de mancuernas bajo un espejo largo en Downtown Ft. Lauderdale',
    detail: 'Kettlebells, una mancuerna y toallas sobre un mat ámbar en Downtown',
  },
  leader: {
    biography:
      'Julian dirigió lobbies de hotel durante diez años y, apenas se abre el elevador, sabe si vienes tarde, si te perdiste o si es tu primera vez. Trajo los vaporizadores para camisas, el lector de tickets y la regla de que nadie espera más de dos minutos al llegar.',
  },
  reviews: english.reviews,
};
