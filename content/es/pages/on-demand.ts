import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { onDemand as english } from '../../en/pages/on-demand.ts';

export const onDemand: Translation<typeof english> = {
  crumb: 'On demand',
  meta: {
    title: `Clases on demand de yoga y fitness | ${brand.name}`,
    description: `Mira en línea clases de Flow, FIIT y Restore con los instructores de ${brand.name}. Regístrate una vez con tu nombre y tu correo, y dale play.`,
  },
  heading: 'Acceso gratis a nuestras clases on demand',
  text: 'Deja tu nombre y empieza esta noche. Sin tarjeta y sin una prueba que se vuelve factura.',
  form: {
    heading: 'Abre la biblioteca',
    text: 'Tres datos, y todos los videos de esta página se ven en este dispositivo.',
    submit: 'Empezar a ver',
    sent: 'Listo. Elige una clase y dale play.',
    sentWithoutScript:
      'Tu registro llegó. Los videos necesitan JavaScript: si está apagado en este navegador, actívalo y vuelve a cargar esta página.',
  },
  library: {
    heading: 'La biblioteca',
    text: 'Cada clase está completa, en tomas largas y tranquilas, con las palabras del instructor escritas abajo. Y se acuerda de dónde te quedaste.',
    label: 'Tipo de clase',
    tabs: { flow: 'Flow', fiit: 'FIIT', restore: 'Restore' },
    rail: { flow: 'Flow: muévete', fiit: 'FIIT: exígete', restore: 'Restore: suelta' },
    seeAll: 'Ver todo',
    previous: 'Atrás',
    next: 'Más videos',
  },
  card: {
    minutes: (minutes) => `${minutes} min`,
    levels: { BEGINNER: 'Principiante', INTERMEDIATE: 'Intermedio', ADVANCED: 'Avanzado' },
    play: (name) => `Reproducir ${name}`,
    locked: 'Regístrate para ver',
  },
  filters: {
    label: 'Filtrar videos',
    level: 'Nivel',
    length: 'Duración',
    any: 'Cualquiera',
    lengths: { short: 'Menos de 20 min', medium: 'De 20 a 40 min', long: 'Más de 40 min' },
    clear: 'Borrar filtros',
  },
  empty: {
    heading: (kind) => `No se encontraron videos de ${kind}`,
    text: (kind) => `Por ahora no hay videos de ${kind} disponibles`,
  },
  nothingMatches: 'Ningún video coincide con estos filtros. Prueba otra duración u otro nivel.',
  loadingMore: 'Cargando más videos',
  gate: {
    heading: 'Un momento antes de darle play',
    text: 'Dinos quién va a ver la clase. Solo lo haces una vez en este dispositivo.',
    submit: 'Ver la clase',
    close: 'Ahora no',
  },
};
