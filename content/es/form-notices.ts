import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type {
  comingSoonComment as englishComment,
  formFailures as englishFailures,
  httpFailure as englishHttpFailure,
  refusedRequests as englishRefused,
  formSuccesses as englishSuccesses,
} from '../en/form-notices.ts';

export const formFailures: Translation<typeof englishFailures> = {
  career: 'No pudimos enviar tu solicitud',
  signUp: 'No pudimos enviar tu registro',
  contact: 'No pudimos enviar tu mensaje',
  contactRest: 'No pudimos enviar tu mensaje. Inténtalo más tarde.',
  retreats: 'No pudimos enviar el formulario',
  managerEmail: 'No pudimos enviar el correo a la gerencia del estudio',
  onDemand: 'No pudimos enviar tu solicitud',
  cancellation: 'No pudimos enviar tu solicitud de cancelación',
  studioList: 'No pudimos cargar la lista de estudios. Vuelve a cargar la página',
  unexpected: 'Ocurrió un error inesperado',
  notNow: 'No pudimos guardarlo en este momento. Envíalo otra vez en un ratito.',
  tooMany: '¡Qué rapidez! Espera un momento y envíalo otra vez.',
};

export const refusedRequests: Translation<typeof englishRefused> = {
  noSuchForm: 'Ese formulario no existe',
  postOnly: 'Método no permitido: usa POST',
  notMultipart: 'Se esperaba un formulario multipart',
  notJson: 'La solicitud no es JSON',
  requestTooLarge: 'La solicitud es demasiado grande',
  formTooLarge: 'El formulario es demasiado grande',
  unreadable: 'No se pudo leer el formulario',
  incomplete: 'El formulario está incompleto',
  tooManyFields: 'Demasiados campos',
};

export const httpFailure: Translation<typeof englishHttpFailure> = (status) =>
  `Error HTTP. Código: ${status}`;

export const formSuccesses: Translation<typeof englishSuccesses> = {
  career: 'Recibimos tu solicitud',
  request: 'Recibimos tu solicitud',
  retreats: 'Recibimos tu solicitud',
};

/** The message that the coming-soon form sends when the visitor enters none. */
export const comingSoonComment: Translation<typeof englishComment> = (studio) =>
  `Me gustaría recibir la tarifa de preventa de la membresía en el nuevo estudio ${brand.name} ${studio}.`;
