import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { openings as english } from '../../en/pages/openings.ts';

export const openings: Translation<typeof english> = {
  meta: {
    title: `Vacantes de trabajo | ${brand.name}`,
    description:
      'Todos los puestos que estamos cubriendo, por rol y por estudio: instructores, recepción, gerentes y personal de oficina.',
  },
  heading: 'Estamos contratando',
  text: 'Estos son los puestos abiertos hoy. Un toque y estás en la página para solicitarlo.',
  careers: {
    heading: '¿Por qué trabajar aquí?',
    text: 'Beneficios, puestos y cómo es de verdad un día en un estudio caliente.',
    link: { label: 'Más sobre trabajar aquí', to: '/careers' },
  },
};
