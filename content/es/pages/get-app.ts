import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { referralCredit } from '#domain/prices.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';
import type { getApp as english } from '../../en/pages/get-app.ts';

export const getApp: Translation<typeof english> = {
  crumb: 'La app',
  meta: {
    title: `Descarga la app de ${brand.name} para iPhone y Android`,
    description:
      'Reserva clases, elige tu mat, entra en la lista de espera y mira la biblioteca en línea. Nuestra app para iPhone y Android es gratis.',
  },
  heading: 'Te damos la bienvenida: descarga nuestra app para empezar',
  footage: {
    film: film('get-app/banner'),
    label: 'La luz de un estudio, vista de camino a clase.',
  },
  poster: {
    picture: picture('pages/get-app'),
    alt: '',
  },
  description: {
    heading: 'Tu estudio, en el bolsillo',
    text: 'Todo lo que haces en recepción, sin los zapatos.',
    points: [
      { heading: 'Reserva tu mat', text: 'Mira el salón desde arriba y elige justo el lugar que quieres.' },
      {
        heading: 'Cambia de idea',
        text: 'Cancela o cambia una clase con dos toques, y sube de la lista de espera cuando se abra un cupo.',
      },
      {
        heading: 'Practica en línea',
        text: 'Flow, FIIT y Restore donde haya piso suficiente para acostarte.',
      },
      {
        heading: 'Comparte el calor',
        text: `Manda un pase de invitado, o recomienda a un amigo y gana $${referralCredit} de crédito en el estudio.`,
      },
    ],
  },
  download: {
    heading: 'Llévala en tu teléfono',
    text: 'Elige tu tienda de apps, o te mandamos el enlace por correo y lo abres en el teléfono.',
    mail: {
      label: 'Correo electrónico',
      hint: 'Lo usamos una vez, para el enlace.',
      submit: 'Enviarme el enlace',
      sent: {
        heading: 'El enlace va en camino.',
        text: 'Abre el correo en tu teléfono y estás a un toque de la tienda.',
        again: 'Enviarlo a otro correo',
      },
    },
  },
};
