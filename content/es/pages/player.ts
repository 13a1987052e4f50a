import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { player as english } from '../../en/pages/player.ts';

export const player: Translation<typeof english> = {
  meta: {
    title: `Reproductor de video | ${brand.name}`,
    description: `Un video de ${brand.name} a pantalla completa y sin distracciones. Ciérralo para volver a donde estabas.`,
  },
  label: 'Reproductor de video',
  invalidLink: 'Enlace no válido. Te llevamos al inicio',
  home: 'Ir al inicio ahora',
  controls: {
    play: 'Reproducir',
    pause: 'Pausar',
    mute: 'Silenciar',
    unmute: 'Activar sonido',
    fullScreen: 'Pantalla completa',
    leaveFullScreen: 'Salir de pantalla completa',
    seek: 'Posición en el video',
    close: 'Cerrar el video',
    showCaptions: 'Activar subtítulos',
    hideCaptions: 'Quitar subtítulos',
    chapters: 'Capítulos',
    position: (at, of) => `${at} de ${of}`,
  },
  captions: 'Lo que se dice en el video',
  loading: 'Cargando el video',
  failed: {
    heading: 'El video no llegó',
    text: 'Puede que la conexión haya fallado un momento. Te guardamos el punto donde ibas.',
    retry: 'Intenta de nuevo',
  },
  notFilmed: {
    heading: 'Todavía en edición',
    text: 'Este video aún no está listo. Vuelve a mirar pronto.',
  },
};
