import type { Translation } from '#content/translation.ts';
import type { loadErrors as english } from '../../en/pages/load-errors.ts';

export const loadErrors: Translation<typeof english> = {
  notices: {
    resultsFailed: {
      status: 'error',
      title: 'Intenta de nuevo',
      description: 'No pudimos cargar los resultados',
      durationMs: 1700,
    },
    libraryFailed: { status: 'error', title: 'No pudimos cargar los datos' },
    openingsFailed: { status: 'error', title: 'No pudimos enviar la solicitud' },
  },
  videoRailFailed: (kind) => `No pudimos cargar los videos de ${kind}`,
  retry: 'Intenta de nuevo',
};
