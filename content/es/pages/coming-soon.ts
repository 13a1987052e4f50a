import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { preSaleSaving } from '#domain/prices.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';
import type { comingSoon as english } from '../../en/pages/coming-soon.ts';

export const comingSoon: Translation<typeof english> = {
  crumb: 'Próximamente',
  meta: {
    title: `Próximamente: cuatro estudios de hot yoga | ${brand.name}`,
    description: `Coral Gables, Coral Springs, Weston y West Boca: pide la tarifa de preventa de un nuevo estudio de yoga caliente y ahorra hasta $${preSaleSaving}.`,
  },
  hero: {
    heading: 'Cuatro salones nuevos para entrar en calor',
    text: 'Coral Gables, Coral Springs, Weston y West Boca. Cuatro vecindarios, cuatro salones con luz propia y las membresías más baratas que vamos a vender allí.',
    opening: 'Apertura: primavera de 2022',
    image: {
      picture: picture('pages/contact'),
      alt: 'La fachada de un estudio al anochecer, con las lámparas encendidas',
    },
  },
  tour: {
    heading: 'Míralo desde arriba',
    text: 'Una vuelta lenta sobre el vecindario, en una tarde despejada.',
    footage: {
      film: film('tours/coming-soon'),
      label: 'Un dron vuela alrededor de un estudio nuevo y de sus palmas.',
    },
  },
  cards: {
    heading: 'Elige tu vecindario',
    text: 'Dinos cuál es el tuyo y alguien del equipo te llama con la tarifa de preventa.',
    items: [
      {
        slug: 'coral-gables',
        title: 'Coral Gables',
        text: 'Cinco arcos color crema por fuera; por dentro, una pared verde oliva y un abanico de luz. A pocos pasos de Miracle Mile, con garaje al lado.',
        image: {
          picture: picture('studios/coral-gables/exterior'),
          alt: 'El estudio de Coral Gables, cinco arcos color crema',
        },
        cta: 'Pide la tarifa de Coral Gables',
        formHeading: 'Preventa en Coral Gables',
      },
      {
        slug: 'coral-springs',
        title: 'Coral Springs',
        text: 'Espacio para quien madruga y para los papás que vienen después de la práctica de los niños, y con el estacionamiento más grande que hemos conseguido.',
        image: {
          picture: picture('studios/coral-springs/exterior'),
          alt: 'El estudio de Coral Springs, una fachada de misión color terracota',
        },
        cta: 'Pide la tarifa de Coral Springs',
        formHeading: 'Preventa en Coral Springs',
      },
      {
        slug: 'weston',
        title: 'Weston',
        text: 'Al borde de los Everglades, donde la luz de la tarde entra por una sola ventana larga.',
        image: {
          picture: picture('studios/weston/exterior'),
          alt: 'El estudio de Weston, un pabellón sobre postes delgados',
        },
        cta: 'Pide la tarifa de Weston',
        formHeading: 'Preventa en Weston',
      },
      {
        slug: 'west-boca',
        title: 'West Boca',
        text: 'Un segundo estudio en Boca para quien no quiere cruzar la ciudad a las cinco de la tarde.',
        image: {
          picture: picture('studios/west-boca/exterior'),
          alt: 'El estudio de West Boca, cinco arcos al anochecer',
        },
        cta: 'Pide la tarifa de West Boca',
        formHeading: 'Preventa en West Boca',
      },
    ],
  },
  preSale: {
    heading: `Ahorra hasta $${preSaleSaving}`,
    text: 'La tarifa de apertura, para todo el que la pida aquí.',
    points: [
      {
        heading: 'La tarifa más baja',
        text: `Hasta $${preSaleSaving} menos en tu primer año que con el precio normal.`,
      },
      {
        heading: 'No pagas hasta que vengas',
        text: 'Tu primer pago es el día de tu primera clase.',
      },
      {
        heading: 'Una persona, no una cola',
        text: 'Alguien del equipo te llama con tu tarifa y responde lo que preguntes.',
      },
    ],
    cta: 'Elige tu estudio',
    elsewhere: { label: 'Preventa en Midtown Miami y Hollywood', to: '/upcoming-locations' },
  },
};
