import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type {
  contactUs as englishContactUs,
  generalHelp as englishGeneralHelp,
  techSupport as englishTechSupport,
} from '../../en/pages/contact-us.ts';

export const generalHelp: Translation<typeof englishGeneralHelp> = {
  tab: 'Ayuda',
  heading: 'Pregúntale a tu estudio',
  text: 'Membresías, horarios, botellas perdidas, un elogio para tu instructora. Tu mensaje va directo a los gerentes del estudio que elijas.',
  submit: 'Enviar mensaje',
  sent: {
    heading: '¡Gracias!',
    text: 'Ya tenemos tu mensaje. Alguien de nuestro equipo de soporte te contactará muy pronto.',
    again: 'Nuevo formulario',
  },
};

export const techSupport: Translation<typeof englishTechSupport> = {
  tab: 'Soporte técnico',
  heading: '¿Algo no funciona?',
  text: '¿Problemas con la app, el sitio web o un video? Cuéntanos qué hiciste y qué pasó. Una captura o una grabación corta de la pantalla ayuda más que mil palabras.',
  submit: 'Enviar a soporte técnico',
  sent: {
    heading: '¡Gracias!',
    text: 'Ya tenemos tu solicitud. Alguien de nuestro equipo de soporte técnico te contactará muy pronto.',
    again: 'Nuevo formulario',
  },
  uploadLabel: 'Fotos o grabaciones',
};

export const contactUs: Translation<typeof englishContactUs> = {
  crumb: 'Contáctanos',
  meta: {
    title: `Contáctanos: ayuda general y soporte técnico | ${brand.name}`,
    description:
      '¿Dudas sobre una clase, un cobro o la app? Escríbele a tu estudio o a soporte técnico. Contestan personas, casi siempre el mismo día.',
  },
  heading: '¿Cómo te ayudamos?',
  text: 'Elige a quién escribirle. De los dos lados contesta gente que practica aquí.',
  image: { picture: picture('pages/contact'), alt: 'Un estudio color coral de dos pisos al caer la noche' },
  tabs: 'Tipo de ayuda',
  generalHelp,
  techSupport,
  faster: {
    heading: 'Tal vez sea más rápido',
    text: 'Muchas respuestas ya están escritas.',
    links: [
      { label: 'Lee las preguntas frecuentes', to: '/faq' },
      { label: 'Llama a un estudio', to: '/locations' },
      { label: 'Cancela o pausa tu membresía', to: '/faq#cancellation' },
    ],
  },
};
