import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { policies } from '#domain/policies.ts';
import { suspensionFee } from '#domain/prices.ts';
import type {
  accountExistsMail as englishExists,
  floridaTime as englishFloridaTime,
  receipt as englishReceipt,
  replyMail as englishReplyMail,
  unknownStudio as englishUnknownStudio,
  visitorFootnote as englishVisitorFootnote,
  visitorMails as englishVisitorMails,
} from '../en/mails.ts';

export const replyMail: Translation<typeof englishReplyMail> = {
  footnote: (studio, phone, reference) =>
    `${[studio, phone].filter(Boolean).join(', ')}. Contesta este correo: le llega al estudio. Ref. ${reference}.`,
};

/** The labels of the values in a receipt. */
export const receipt: Translation<typeof englishReceipt> = {
  request: 'Solicitud',
  duration: 'Pausa de',
  studio: 'Estudio',
  studios: 'Estudios',
  phone: 'Teléfono del estudio',
  received: 'Recibido',
  reference: 'Referencia',
};
export const floridaTime: Translation<typeof englishFloridaTime> = (moment) => `${moment}, hora de Florida`;

export const visitorMails: Translation<typeof englishVisitorMails> = {
  'sign-up': {
    subject: `Te damos la bienvenida a ${brand.name}`,
    heading: 'Tu mat te está esperando',
    paragraphs: [
      `Tu cuenta está lista. Descarga la app de ${brand.name}, entra con este correo y reserva tu primera clase.`,
      'Llega 15 minutos antes, trae agua y ponte algo con lo que puedas sudar: el salón se mantiene entre 96 y 99 °F. En Flow y FIIT, el mat y la toalla van por nuestra cuenta.',
    ],
    button: { label: 'Descarga la app', path: '/get-app' },
  },
  'career-application': {
    subject: 'Recibimos tu solicitud',
    heading: 'Gracias por querer trabajar con nosotros',
    paragraphs: [
      'Nos llegaron tu solicitud y tu currículum. La persona encargada de contratar lee todas las solicitudes y se comunicará contigo si hay un puesto para ti.',
    ],
    isReceipt: true,
    button: { label: 'Mira las clases', path: '/classes' },
  },
  contact: {
    subject: 'Recibimos tu mensaje',
    heading: 'Ya tenemos tu mensaje',
    paragraphs: [
      'Alguien de nuestro equipo de soporte se comunicará contigo muy pronto.',
      '¿Tienes apuro? Horarios, estacionamiento, calor y qué traer: todo está en las preguntas frecuentes.',
    ],
    isReceipt: true,
    button: { label: 'Preguntas frecuentes', path: '/faq' },
  },
  'tech-support': {
    subject: 'Recibimos tu solicitud de soporte',
    heading: 'Ya tenemos tu solicitud',
    paragraphs: [
      'Alguien de nuestro equipo técnico va a revisar el problema y se comunicará contigo muy pronto.',
    ],
    isReceipt: true,
    button: { label: 'Mira el horario', path: '/schedule' },
  },
  'support-request': {
    subject: 'Recibimos tu solicitud de soporte',
    heading: 'Ya tenemos tu solicitud',
    paragraphs: [
      'Alguien de nuestro equipo técnico va a revisar el problema y se comunicará contigo muy pronto.',
    ],
    isReceipt: true,
    button: { label: 'Mira el horario', path: '/schedule' },
  },
  cancellation: {
    subject: 'Recibimos tu solicitud de cancelación',
    heading: 'Tu solicitud ya está en el estudio',
    paragraphs: [
      `Guarda este correo: es el recibo de tu aviso por escrito. Para cancelar hacen falta ${policies.noticeDays} días de aviso, contados desde el día en que lo recibimos.`,
      'La gerencia del estudio te confirmará la fecha por correo.',
    ],
    isReceipt: true,
    button: { label: 'Lee las reglas', path: '/faq#cancellation' },
  },
  suspension: {
    subject: 'Recibimos tu solicitud de pausa',
    heading: 'Tu solicitud ya está en el estudio',
    paragraphs: [
      `Guarda este correo: es el recibo de tu aviso por escrito. Para pausar hacen falta ${policies.noticeDays} días de aviso, contados desde el día en que lo recibimos.`,
      `Durante la pausa no te cobramos la cuota mensual; el cargo es de $${suspensionFee} al mes. La cuota se reanuda automáticamente en la fecha en que termina la pausa, que la gerencia del estudio te confirmará por correo.`,
    ],
    isReceipt: true,
    button: { label: 'Lee las reglas', path: '/faq#cancellation' },
  },
  'retreat-lead': {
    subject: 'Tu retiro, un poquito más cerca',
    heading: 'Te mantendremos al tanto',
    paragraphs: [
      'Gracias por preguntar. Nuestro equipo de retiros contesta por correo, normalmente en dos días.',
    ],
    isReceipt: true,
    button: { label: 'Mira los retiros', path: '/retreats' },
  },
  'teacher-training': {
    subject: 'Recibimos tu solicitud para la formación de instructores',
    heading: 'Gracias por tu solicitud',
    paragraphs: ['Ya la tenemos. Leemos todas las historias y contestamos en un plazo de dos semanas.'],
    isReceipt: true,
    button: { label: 'Busca una clase', path: '/schedule' },
  },
  'group-class': {
    subject: 'Tu clase privada para grupos',
    heading: 'Tu solicitud llegó al estudio',
    paragraphs: [
      'La gerencia de uno de nuestros estudios se comunicará contigo muy pronto para hablar de los detalles.',
    ],
    isReceipt: true,
    button: { label: 'Conoce las clases', path: '/classes' },
  },
  'app-link': {
    subject: `La app de ${brand.name}`,
    heading: 'Aquí tienes la app',
    paragraphs: ['Abre este correo en tu teléfono y toca el botón: te lleva a la tienda correcta.'],
    button: { label: 'Descarga la app', path: '/get-app' },
  },
};

/** For the owner of an email address that was used for a second sign-up, by the owner or by someone else. */
export const accountExistsMail: Translation<typeof englishExists> = {
  subject: `Ya tienes una cuenta de ${brand.name}`,
  heading: 'Ya tienes una cuenta',
  paragraphs: [
    'Alguien acaba de registrarse con este correo. Como ya tiene una cuenta, no cambiamos nada: entra por la app como siempre.',
    'Si no fuiste tú, no tienes que hacer nada.',
  ],
  button: { label: 'Abre la app', path: '/get-app' },
};

export const visitorFootnote: Translation<typeof englishVisitorFootnote> =
  `${brand.fullName}. Recibes este correo porque alguien envió un formulario con esta dirección en nuestro sitio web.`;

/** The name of a studio of the booking provider that our list does not contain. */
export const unknownStudio: Translation<typeof englishUnknownStudio> = (id) => `Estudio ${id}`;
