import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { studio as english } from '../../en/pages/studio.ts';

export const studio: Translation<typeof english> = {
  meta: (name, city) => ({
    title: `Hot yoga en ${name} | ${brand.name}`,
    description: `${brand.name} ${name}: yoga caliente en ${city}, Florida. Flow, FIIT y Restore, horario, estacionamiento, clases de hoy y su equipo.`,
  }),
  breadcrumb: 'Estudios',
  breadcrumbLabel: 'Dónde estás',
  premier: 'Estudio premier',
  address: 'Dirección',
  directions: 'Cómo llegar',
  call: (number) => `Llama al ${number}`,
  jumps: { label: 'En este estudio', classes: 'Próximas clases', prices: 'Precios' },
  visit: 'Planea tu visita',
  hours: 'Horario',
  frontDesk: 'Recepción',
  leader: {
    heading: 'Quién lleva la casa',
    portrait: (name) => `Retrato de ${name}`,
    call: (firstName) => `Llama a ${firstName}`,
  },
  film: {
    play: 'Ver el video del estudio',
    label: (name) => `Un recorrido por el estudio de ${name}.`,
  },
  story: 'El salón',
  gallery: (name) => `Fotos del estudio de ${name}`,
  reviews: (name) => `Lo que se dice en ${name}`,
  nextClasses: {
    heading: 'Las próximas clases',
    today: 'Hoy',
    tomorrow: 'Mañana',
    noneToday: 'Hoy no quedan clases. El salón se está enfriando.',
    noneTomorrow: 'Todavía no hay nada en el horario de mañana.',
    book: 'Reserva',
    all: 'Horario completo de este estudio',
  },
  membership: {
    heading: (name) => `Membresía en ${name}`,
    text: 'Mira cuánto cuesta el mes aquí, o compra un paquete que no vence.',
    link: 'Ver precios',
  },
  contact: {
    heading: '¿Tienes una pregunta?',
    text: 'Llama a recepción o manda un mensaje y te contesta la gerencia.',
    link: 'Escríbele a este estudio',
  },
  nearby: { heading: 'También cerca', text: 'Con VIP Ilimitada, estos también son tuyos.' },
};
