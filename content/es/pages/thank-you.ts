import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type { thankYou as english } from '../../en/pages/thank-you.ts';

export const thankYou: Translation<typeof english> = {
  browser: {
    meta: {
      title: `Gracias, ahora descarga la app | ${brand.name}`,
      description: `Descarga la app de ${brand.name}, entra con el correo electrónico de tu cuenta y reserva tu primer mat.`,
    },
    heading: '¡Gracias!',
    text: 'La app se abre con el correo electrónico y la contraseña de tu cuenta, y allí ya está puesto tu estudio.',
    download: {
      heading: 'Ahora, descarga nuestra app para empezar',
      text: 'En la app reservas, cancelas, entras en la lista de espera y ves clases en casa. Es gratis para iPhone y Android.',
    },
  },
  app: {
    meta: {
      title: `Ya puedes reservar | ${brand.name}`,
      description: 'Empieza a reservar en la app: elige un estudio, una clase y el mat que más te guste.',
    },
    text: 'Elige un estudio, una hora y un mat. Llega 15 minutos antes con tu identificación y trae agua.',
    startBooking: '¡EMPIEZA A RESERVAR!',
    opening: {
      text: 'La app se está abriendo. Si no pasa nada, es que todavía no está en este teléfono.',
      link: { label: 'Descarga la app', to: '/get-app' },
    },
  },
  generic: {
    meta: {
      title: `Gracias | ${brand.fullName}`,
      description:
        'Una persona lee todo lo que nos mandas. Mientras tanto, el horario y la biblioteca en línea están abiertos.',
    },
    heading: '¡Gracias!',
    text: 'Todo lo que nos mandas lo lee una persona. Si necesita respuesta, pronto sabrás de nosotros.',
    links: [
      { label: 'Mira el horario', to: '/schedule' },
      { label: 'Mira una clase', to: '/on-demand' },
      { label: 'Volver al inicio', to: '/' },
    ],
  },
  variants: {
    upcomingLocations: {
      heading: '¡Ya tenemos tus datos!',
      text: 'Qué alegría que quieras ser parte del nuevo estudio. Alguien del equipo te llama en las próximas 24 horas, y hasta entonces te guardamos la tarifa.',
    },
    empowerSeries: {
      heading: '¡Gracias!',
      text: 'Tu lugar en la Empower Series está anotado. Las fechas y el salón te llegan por correo electrónico.',
    },
  },
  image: { picture: picture('pages/thank-you'), alt: '' },
};
