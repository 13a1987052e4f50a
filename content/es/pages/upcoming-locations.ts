import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { libraryValue, preSaleSaving } from '#domain/prices.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';
import type { upcomingLocations as english } from '../../en/pages/upcoming-locations.ts';

export const upcomingLocations: Translation<typeof english> = {
  crumb: 'Próximos estudios',
  meta: {
    title: `Preventa en Midtown Miami y Hollywood | ${brand.name}`,
    description: `La preventa de nuestros estudios de hot yoga en Midtown Miami y Hollywood. Asegura la tarifa más baja y ahorra hasta $${preSaleSaving}.`,
  },
  names: { miami: 'Midtown Miami', hollywood: 'Hollywood', both: 'Midtown Miami y Hollywood' },
  opening: 'APERTURA EN PRIMAVERA DE 2022',
  text: `Pide la tarifa de fundador y ahorra hasta $${preSaleSaving}. La tarifa que asegures aquí es tuya mientras sigas con nosotros.`,
  secure: '¡ASEGURA TU TARIFA MÁS BAJA!',
  image: {
    picture: picture('pages/upcoming'),
    alt: 'La fachada redondeada y rosa pálido de un estudio a la luz de la tarde',
  },
  footage: {
    film: film('tours/coming-soon'),
    label: 'Un vuelo lento hacia un estudio.',
  },
  benefits: {
    heading: 'Lo que reciben los miembros fundadores',
    text: 'Llegar temprano tiene que valer algo.',
    items: [
      {
        heading: 'Una tarifa que no sube',
        text: 'Tu precio de preventa no se mueve, aunque suban los demás.',
        image: { picture: picture('benefits/1'), alt: '' },
      },
      {
        heading: 'Un año de clases en línea',
        text: `12 meses de la biblioteca en línea, un valor de $${libraryValue}, desde el día en que te inscribes. Puedes empezar a sudar esta noche.`,
        image: { picture: picture('benefits/2'), alt: '' },
      },
      {
        heading: 'Pases para tu gente',
        text: '3 pases de invitado gratis al mes, para que el salón se llene de gente que te cae bien.',
        image: { picture: picture('benefits/3'), alt: '' },
      },
      {
        heading: 'Eliges tu mat primero',
        text: 'Las reservas se abren para los miembros fundadores una semana antes que para los demás.',
        image: { picture: picture('benefits/4'), alt: '' },
      },
    ],
  },
  form: {
    heading: 'Guárdenme la tarifa',
    text: 'Déjanos tu nombre y tu número. Te llamamos una vez, contestamos lo que preguntes y te guardamos la tarifa mientras lo piensas.',
  },
};
