import { links } from '#content/facts/links.ts';
import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { shell as english } from '../../en/pages/shell.ts';

export const shell: Translation<typeof english> = {
  skipLink: 'Ir al contenido',
  home: `${brand.name}, inicio`,
  navbar: {
    label: 'Principal',
    items: [
      { label: 'Clases', to: '/classes' },
      { label: 'Horario', to: '/schedule' },
      { label: 'Membresía', to: '/membership' },
      { label: 'Tu primera clase', to: '/your-first-class' },
      { label: 'Estudios', to: '/locations' },
      { label: 'Enseña yoga', to: '/teacher-training' },
    ],
    signUp: { label: '¡REGÍSTRATE!', to: '/app', hash: '#signup' },
  },
  drawer: { open: 'Abrir menú', close: 'Cerrar menú', label: 'Menú' },
  footer: {
    label: 'Más páginas',
    line: 'Hot yoga y entrenamiento fuerte en salones cálidos por toda la Florida.',
    headings: { practice: 'Practica', more: 'Más de nosotros', follow: 'Sigue al sol' },
    links: [
      { label: 'On demand', to: '/on-demand' },
      { label: 'Testimonios', to: '/testimonials' },
      { label: 'Instructores', to: '/teachers' },
      { label: 'Preguntas frecuentes', to: '/faq' },
      { label: 'Contáctanos', to: '/contact-us' },
      { label: 'Trabaja con nosotros', to: '/careers' },
      { label: 'Oportunidad de negocio', to: links.businessOpportunity },
    ],
    external: 'se abre en una ventana nueva',
    social: [
      { kind: 'photos', label: `${brand.name} en fotos`, to: links.social.photos },
      { kind: 'films', label: `${brand.name} en video`, to: links.social.films },
      { kind: 'community', label: `La comunidad de ${brand.name}`, to: links.social.community },
    ],
    privacy: { label: 'Política de privacidad', to: '/privacy-policy' },
    copyright: (year) => `© ${year} ${brand.fullName}. Todos los derechos reservados.`,
  },
  appPreview: {
    label: `La app de ${brand.name} en un teléfono, con nuestros tipos de clases`,
    studio: 'El estudio cerca de ti',
    day: 'Elige tu clase',
    book: 'Reserva',
    classes: {
      flow: 'Respiración y calor',
      fiit: 'Fuerza y pulso acelerado',
      restore: 'Lento, cálido, sin prisa',
    },
  },
  appHeader: `App de ${brand.name}`,
  loading: 'Cargando',
  partMissing: 'Una parte de esta página no llegó. Vuelve a cargarla, por favor.',
  toasts: { region: 'Avisos', close: 'Cerrar aviso' },
  dialog: { close: 'Cerrar' },
  carousel: {
    previous: 'Anterior',
    next: 'Siguiente',
    position: (index, count) => `${index} de ${count}`,
  },
  video: {
    play: 'Reproducir',
    pause: 'Pausar',
    playFilm: (film) => `Reproducir video: ${film}`,
    pauseFilm: (film) => `Pausar video: ${film}`,
    mute: 'Silenciar',
    unmute: 'Activar sonido',
    fullScreen: 'Pantalla completa',
    retry: 'Intenta de nuevo',
    failed: 'Este video no cargó. Puede que tu conexión se haya caído un momento.',
  },
  stores: { hint: 'Descárgala para', ios: 'iPhone', android: 'Android' },
};
