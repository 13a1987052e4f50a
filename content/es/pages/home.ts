import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { openStudios } from '#domain/studios.ts';
import { film } from '#media/film.ts';
import { picture } from '#media/picture.ts';
import type { home as english } from '../../en/pages/home.ts';

export const home: Translation<typeof english> = {
  meta: {
    title: `Estudios de hot yoga y fitness en Florida | ${brand.name}`,
    description: `Hot yoga (yoga caliente) a 96–99 °F: clases de Flow, FIIT y Restore de ${brand.name} en toda la Florida. Encuentra tu estudio, mira el horario y ven.`,
  },
  hero: {
    heading: 'Aquí el sol está adentro.',
    text: `Hot yoga, entrenamiento fuerte y descanso de verdad, en salones a 96–\u206099\u00a0°F. ${openStudios.length} estudios en toda la Florida, abiertos mañana y tarde.`,
    schedule: { label: 'Mira el horario', to: '/schedule' },
    footage: {
      film: film('home/hero'),
      label: 'La luz de la mañana recorre una clase en un salón color terracota.',
    },
    poster: {
      picture: picture('home/hero'),
      alt: 'Una clase en un salón cálido color terracota, con el disco del sol bajo al fondo',
    },
  },
  reviews: {
    heading: 'Lo que la gente dice al salir',
    text: 'Casi siempre con la cara roja. Casi siempre con una sonrisa.',
  },
  firstClass: {
    image: {
      picture: picture('home/first-class'),
      alt: 'Mats y cojines listos en un salón claro con una ventana redonda',
    },
  },
  classTypes: {
    heading: 'Tres clases, un mismo calor',
    text: 'Suda, esfuérzate o suelta. La mayoría de nuestros miembros hace las tres en una semana.',
    kinds: [
      {
        kind: 'flow',
        name: 'Flow',
        minutes: '60 minutos',
        text: 'Vinyasa en el calor: una postura te lleva a la siguiente. Te mueves con la respiración y sales con una pulgada más de estatura.',
        image: {
          picture: picture('kinds/flow'),
          alt: 'Una zancada alta con los brazos arriba, en luz color durazno',
        },
        link: { label: 'Más sobre Flow', to: '/classes#flow' },
      },
      {
        kind: 'fiit',
        name: 'FIIT',
        minutes: '45 minutos',
        text: 'Intervalos de alta intensidad con pesas y bandas, sin zapatos y sobre un mat. Corta, con la música alta, y la terminas antes del almuerzo.',
        image: {
          picture: picture('kinds/fiit'),
          alt: 'Una rodilla que sube al pecho, en una luz roja de brasa',
        },
        link: { label: 'Más sobre FIIT', to: '/classes#fiit' },
      },
      {
        kind: 'restore',
        name: 'Restore',
        minutes: '75 minutos',
        text: 'Posturas largas, con el cuerpo apoyado en cojines y mantas. Se bajan las luces y nadie te pide nada.',
        image: {
          picture: picture('kinds/restore'),
          alt: 'Una persona descansa sentada entre cojines en un salón color crema',
        },
        link: { label: 'Más sobre Restore', to: '/classes#restore' },
      },
    ],
  },
  studios: {
    heading: 'Todo empieza por el salón',
    text: 'Los paneles radiantes calientan como el sol: parejo y sin corrientes. El aire es fresco, el piso es suave bajo los pies y a las duchas les ponemos el mismo cariño.',
    footage: {
      film: film('home/studios'),
      label: 'Un recorrido sin prisa por uno de nuestros estudios.',
    },
    facts: [
      { figure: '96–99 °F', label: 'en el salón caliente' },
      { figure: '50–60', label: 'mats por clase' },
      { figure: '7 días', label: 'a la semana, mañana y tarde' },
    ],
    link: { label: 'Encuentra tu estudio', to: '/locations' },
  },
  press: {
    heading: 'La prensa nos trata bien',
    quotes: [
      {
        publication: 'The Gulf Stream Review',
        quote: 'De los pocos estudios donde el calor es un gusto y no un castigo.',
        logo: { picture: picture('press/1'), alt: 'The Gulf Stream Review' },
      },
      {
        publication: 'Palmetto Monthly',
        quote: 'Fui por el reportaje. Me quedé un año.',
        logo: { picture: picture('press/2'), alt: 'Palmetto Monthly' },
      },
      {
        publication: 'Sunday Causeway',
        quote: 'La recepción más amable entre Jacksonville y Miami.',
        logo: { picture: picture('press/3'), alt: 'Sunday Causeway' },
      },
      {
        publication: 'Body & Bay',
        quote: 'FIIT son cuarenta y cinco minutos de trabajo honesto, con gente que te cuida las rodillas.',
        logo: { picture: picture('press/4'), alt: 'Body & Bay' },
      },
      {
        publication: 'Mangrove Living',
        quote: 'Arcos, terracota y luz de miel. La calma empieza en la puerta.',
        logo: { picture: picture('press/5'), alt: 'Mangrove Living' },
      },
      {
        publication: 'The Key Light',
        quote: 'En mi casa, el Restore del domingo por la noche le ganó al televisor.',
        logo: { picture: picture('press/6'), alt: 'The Key Light' },
      },
    ],
  },
  locations: {
    heading: 'Un salón cálido cerca de ti',
    text: 'De Jacksonville a Coral Gables. Elige un estudio y mira a qué hora abre, dónde estacionas y quién lo dirige.',
    link: { label: 'Todos los estudios y el mapa', to: '/locations' },
  },
  scrollTitle: {
    heading: 'Llegas sin pilas. Sales con luz.',
    lines: ['Diez minutos para aterrizar.', 'Una clase para trabajar.', 'El resto del día para sentirlo.'],
    image: { picture: picture('home/scroll-title'), alt: '' },
  },
  yogaAtHome: {
    heading: 'Yoga en casa, estés donde estés',
    text: 'Nuestros instructores graban sus clases en los mismos salones donde tú practicas. Los miembros ven toda la biblioteca; los demás se registran y empiezan con una clase esta misma noche.',
    points: [
      'Flow, FIIT y Restore, desde una pausa corta hasta una clase completa',
      'Por niveles, para que el día uno no sea el día cien',
      'En el teléfono, la tableta o la pantalla grande de la sala',
    ],
    image: {
      picture: picture('vod/flow-2'),
      alt: 'Una instructora sostiene un equilibrio ante la cámara',
    },
    link: { label: 'Explora la biblioteca', to: '/on-demand' },
  },
};
