import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { errorPage as english } from '../../en/pages/error-page.ts';

export const errorPage: Translation<typeof english> = {
  meta: {
    title: `Algo salió mal | ${brand.name}`,
    description: 'Algo falló de nuestro lado. Intenta de nuevo en un momento, o escríbenos y lo resolvemos.',
  },
  titles: {
    missing: `Página no encontrada | ${brand.name}`,
    gone: `Esta clase ya terminó | ${brand.name}`,
  },
  heading: 'Parpadeó la luz',
  text: 'Algo falló de nuestro lado y ya lo anotamos. Nada de lo que enviaste antes se perdió. Espera un momento e intenta de nuevo.',
  reload: 'Intenta de nuevo',
  home: { label: 'Volver al inicio', to: '/' },
  contact: { label: 'Cuéntanos qué pasó', to: '/contact-us' },
};
