import { links } from '#content/facts/links.ts';
import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { openStudios, studios } from '#domain/studios.ts';
import { picture } from '#media/picture.ts';
import type { locations as english, countyName as englishCountyName } from '../../en/pages/locations.ts';

export const countyName: Translation<typeof englishCountyName> = (county) => `condado de ${county}`;

export const locations: Translation<typeof english> = {
  crumb: 'Estudios',
  meta: {
    title: `Estudios de hot yoga en Florida: mapa | ${brand.name}`,
    description: `Los ${studios.length} estudios de yoga caliente de ${brand.name} en un solo mapa: direcciones, horas, teléfonos y estacionamiento, de Jacksonville a Pinecrest.`,
  },
  heading: 'Encuentra tu salón',
  text: `Ya abrieron ${openStudios.length} estudios y vienen ${studios.length - openStudios.length} más. Cada uno tiene su luz, su gente de siempre y su truco para estacionar.`,
  image: {
    picture: picture('pages/locations'),
    alt: 'La fachada art déco color coral de un estudio, entre palmas',
  },
  cards: { label: 'Todos los estudios', moreInfo: 'Más información', premier: 'Premier' },
  comingSoon: {
    name: 'Próximamente',
    title: 'Cuatro estudios nuevos, la tarifa más baja',
    description:
      'Coral Gables, Coral Springs, Weston y West Boca. Anótate y quédate con la tarifa de preventa.',
    date: 'Apertura: primavera de 2022',
    to: '/coming-soon',
    image: {
      picture: picture('pages/coming-soon'),
      alt: 'La fachada curva color coral de un estudio al atardecer',
    },
  },
  comingSoonButton: 'MÁS INFORMACIÓN',
  map: {
    heading: 'Conoce nuestros estudios',
    text: 'Escribe una ciudad o un código postal (ZIP), o comparte tu ubicación y te llevamos volando al estudio más cercano.',
    label: 'Mapa de nuestros estudios en la Florida',
    search: 'Ciudad, vecindario o código postal (ZIP)',
    searchHint: 'Empieza a escribir y verás lugares de la Florida.',
    noPlace: 'No conocemos ese lugar. Prueba con una ciudad o un ZIP de cinco cifras de la Florida.',
    nearMe: 'Usar mi ubicación',
    locating: 'Buscando dónde estás…',
    noPosition: 'Tu navegador no nos dice dónde estás. Mejor escribe una ciudad o un código postal.',
    found: (count) => (count === 1 ? '1 lugar encontrado' : `${count} lugares encontrados`),
    list: { everywhere: 'Estudios de la A a la Z', nearestFirst: 'Estudios, del más cercano al más lejano' },
    open: 'Abierto',
    upcoming: (year) => `ABRE EN ${year}`,
    show: (name) => `Mostrar ${name} en el mapa`,
    directions: 'Cómo llegar',
    close: 'Cerrar la ficha del estudio',
    nearest: 'El más cercano a ti',
    nearestTo: (place, studio, miles) => `El estudio más cercano a ${place}: ${studio}, a ${miles} mi`,
    you: 'ti',
    away: (miles) => `a ${miles} mi`,
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    twoFingers: 'Usa dos dedos para mover el mapa',
    attribution: {
      text: 'Mapa dibujado por nosotros con datos públicos: US Census, GeoNames y',
      link: { label: '© colaboradores de OpenStreetMap', to: links.mapData },
    },
  },
  pills: { label: 'Ir a un estudio' },
};
