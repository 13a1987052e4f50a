import type { Translation } from '#content/translation.ts';
import { deerfieldBeach as english } from '../../en/studios/deerfield-beach.ts';

export const deerfieldBeach: Translation<typeof english> = {
  summary:
    'A tres cuadras del muelle: un salón verde laguna con medio sol en la pared, y el de verdad afuera.',
  parkingHeading: 'Calle y espacios propios, sin tarifa de playa',
  parking:
    'Nuestros 28 espacios del lado este son gratis durante tu clase y una hora más, suficiente para darte un baño en el mar. Los sábados por la mañana también es nuestro el estacionamiento de la iglesia de enfrente; busca el letrero en la acera.',
  detail: [
    'Cuatro minutos después de la clase puedes estar en la arena. Muchos lo hacen: hay una ducha al aire libre junto al portón de atrás y una fila de ganchos para los trajes de surf, y en recepción nunca le han pedido a nadie que entre seco.',
    'Desde la calle es una fachada Art Deco color crema con el zócalo azul laguna. Adentro, la pared y el techo de listones tienen el verde profundo del agua a la que no se le ve el fondo, y medio sol sale al final del salón. El terrazo tiene pintas de coral y ámbar, y un ventanal enmarca palmas y nada más.',
    'Surfistas, salvavidas, un club de ajedrez que descubrió Restore por accidente. De vez en cuando Thiago trae a un percusionista, y la gente se para en el callejón a escuchar.',
  ],
  alts: {
    exterior: 'La fachada Art Deco color crema del estudio de Deerfield Beach, con palmas a los lados',
    room: 'Medio sol encendido sobre una pared verde profundo en Deerfield Beach',
    corner: 'Un ventanal lleno de palmas bajo un techo de listones verdes',
    detail: 'Un mat coral con toalla, bloque y botella sobre terrazo salpicado',
  },
  leader: {
    biography:
      'Rafael aprendió a nadar en Florianópolis y a llevar un negocio en un food truck frente a esta misma puerta. Vendió su último pastel, de los fritos brasileños, la semana en que lo contratamos. Los fines de semana abre él mismo, y las olas deciden si llega con el pelo mojado.',
  },
  reviews: english.reviews,
};
