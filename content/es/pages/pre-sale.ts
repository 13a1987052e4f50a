import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { preSale as english } from '../../en/pages/pre-sale.ts';

const call = `Alguien del equipo de ${brand.name} se comunicará contigo al número que nos diste en las próximas 24 horas.`;

export const preSale: Translation<typeof english> = {
  opened: 'Las puertas ya están abiertas. Ven a conocer:',
  consent: `Al enviar este formulario autorizas a ${brand.name} a comunicarse contigo en el futuro por correo electrónico y mensaje de texto. Puedes darte de baja cuando quieras.`,
  sent: {
    heading: '¡Gracias!',
    text: call,
    again: 'NUEVO FORMULARIO',
  },
  informationSent: {
    heading: '¡Ya tenemos tus datos!',
    text: `Gracias por tu interés en nuestro nuevo estudio. ${call}`,
    again: 'NUEVO FORMULARIO',
  },
};
