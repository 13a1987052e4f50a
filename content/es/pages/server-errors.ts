import type { Translation } from '#content/translation.ts';
import type { serverErrors as english } from '../../en/pages/server-errors.ts';

export const serverErrors: Translation<typeof english> = {
  unexpected: 'Algo falló de nuestro lado. Intenta de nuevo en un momento.',
  fileNotFound: 'No encontrado',
  classNotFound: 'Esa clase no existe.',
  calendarNotFound: 'Ese calendario no existe.',
  crossSite: 'No se aceptan solicitudes desde otros sitios',
};
