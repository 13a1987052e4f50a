import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { upcomingStudio as english } from '../../en/pages/upcoming-studio.ts';

export const upcomingStudio: Translation<typeof english> = {
  meta: (name) => ({
    title: `El hot yoga llega a ${name} | ${brand.name}`,
    description: `Pronto abre en ${name} un estudio de yoga caliente de ${brand.name}. Mira el vecindario desde el aire y apúntate para la tarifa de apertura.`,
  }),
  tour: {
    label: (name) => `Un dron rodea el lugar del nuevo estudio en ${name}.`,
  },
  address: 'Dónde va a estar',
  form: {
    heading: (name) => `Sé de los primeros en ${name}`,
    text: 'Déjanos tus datos y te llamamos en menos de un día. Te enteras de las membresías antes que el resto de la ciudad.',
  },
  meanwhile: {
    heading: '¿No puedes esperar?',
    text: 'Quizás haya un estudio abierto más cerca de lo que crees.',
    link: { label: 'Ver todos los estudios', to: '/locations' },
  },
};
