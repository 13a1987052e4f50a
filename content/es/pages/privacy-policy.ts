import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';
import type { privacyPolicy as english } from '../../en/pages/privacy-policy.ts';
import { license } from './privacy-policy/license.ts';
import { privacy } from './privacy-policy/privacy.ts';
import { terms } from './privacy-policy/terms.ts';

export const privacyPolicy: Translation<typeof english> = {
  meta: {
    title: `Términos, privacidad y licencia de la app | ${brand.name}`,
    description:
      'Los términos de nuestras membresías y estudios, cómo tratamos sus datos y la licencia de nuestra app móvil, en palabras claras.',
  },
  heading: 'La letra pequeña, en tamaño legible',
  text: 'Tres documentos escritos para leerse: léalos, por favor. Esta es una traducción de cortesía; la versión original en inglés es la que prevalece.',
  image: { picture: picture('pages/privacy'), alt: '' },
  index: 'En esta página',
  backToTop: 'Volver arriba',
  documents: [terms, privacy, license],
};
