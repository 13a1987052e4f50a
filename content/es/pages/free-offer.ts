import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { freeOffer as english } from '../../en/pages/free-offer.ts';

const condition = 'Solo para residentes locales, con identificación en recepción.';
const appPage = '/get-app';
const faqLink = { label: '¿Preguntas? Lee las respuestas', to: '/faq' };

const oneClass = {
  name: 'una clase gratis',
  cta: { label: 'Pide tu clase gratis', to: appPage },
  condition,
  firstClassBanner: {
    heading: 'Tu primera clase es gratis',
    text: '¿Es tu primera vez? La clase va por nosotros y, en Flow o FIIT, también el mat y la toalla. Ven 15 minutos antes y te enseñamos el estudio.',
    cta: { label: 'Pide tu clase gratis', to: appPage },
    faqLink,
  },
  tryUsOut: {
    heading: 'Pruébanos: la primera clase es gratis',
    text: 'Descarga la app, elige una clase cerca de ti y ven. La primera no cuesta nada.',
    cta: { label: 'Descarga la app', to: appPage },
  },
  popup: {
    heading: 'Tu primera clase, por nuestra cuenta',
    text: 'Dinos quién eres y elige el estudio y la hora. Te guardamos un lugar.',
    submit: 'Quiero mi clase gratis',
    close: 'No, gracias',
  },
  yourFirstClass: {
    heading: 'La primera va por la casa',
    text: 'Resérvala en la app. Es cosa de un minuto y nadie te pide tarjeta.',
    cta: { label: 'Reservar mi clase gratis', to: appPage },
  },
  getApp: 'Reserva gratis tu primera clase, mira quién la da y encuentra el camino hasta la puerta.',
  readyToBook: `Ya puedes reservar tu primera clase gratis en ${brand.name}`,
  question: {
    question: '¿De verdad mi primera clase es gratis?',
    answer: `Sí. Tu primera clase en ${brand.name} es gratis, y en Flow y FIIT también van incluidos el mat y la toalla. La oferta es solo para residentes locales: trae a recepción una identificación con tu dirección local.`,
  },
} as const;

const threeClasses = {
  name: 'tres clases gratis',
  cta: { label: 'Pide tus 3 clases gratis', to: appPage },
  condition,
  firstClassBanner: {
    heading: 'Tus tres primeras clases son gratis',
    text: 'Una para conocer el calor, otra para acostumbrarte y otra para que te guste. En Flow y FIIT, el mat y la toalla también van por nosotros.',
    cta: { label: 'Pide tus 3 clases gratis', to: appPage },
    faqLink,
  },
  tryUsOut: {
    heading: 'Pruébanos: tres clases son gratis',
    text: 'Descarga la app, elige tres clases cerca de ti y ven. Empezamos a contar en la cuarta.',
    cta: { label: 'Descarga la app', to: appPage },
  },
  popup: {
    heading: 'Tres clases, por nuestra cuenta',
    text: 'Dinos quién eres y elige los estudios y las horas. Te guardamos un lugar, las tres veces.',
    submit: 'Quiero mis 3 clases gratis',
    close: 'No, gracias',
  },
  yourFirstClass: {
    heading: 'Las tres primeras van por la casa',
    text: 'Resérvalas en la app. Es cosa de un minuto y nadie te pide tarjeta.',
    cta: { label: 'Reservar mis 3 clases gratis', to: appPage },
  },
  getApp: 'Reserva tus tres clases gratis, mira quién las da y encuentra el camino hasta la puerta.',
  readyToBook: `Ya puedes reservar tus 3 clases gratis en ${brand.name}`,
  question: {
    question: '¿De verdad mis tres primeras clases son gratis?',
    answer: `Sí. Tus tres primeras clases en ${brand.name} son gratis, y en Flow y FIIT el mat y la toalla van incluidos cada vez. La oferta es solo para residentes locales: trae a recepción una identificación con tu dirección local.`,
  },
} as const;

export const freeOffer: Translation<typeof english> = (freeClassCount) =>
  freeClassCount === 1 ? oneClass : threeClasses;
