import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import type { schedule as english } from '../../en/pages/schedule.ts';
import { language } from '../language.ts';

export const schedule: Translation<typeof english> = {
  meta: {
    title: `Horario de clases y talleres | Hot yoga ${brand.name}`,
    description:
      'Clases de yoga caliente y fitness, hoy y en las próximas semanas: Flow, FIIT y Restore, con instructores y mats libres. Y talleres y retiros.',
  },
  heading: 'Horario',
  text: 'Elige un estudio, encuentra tu hora.',
  tabs: {
    label: 'Qué mostrar',
    names: { classes: 'Clases', workshops: 'Talleres', retreats: 'Retiros' },
  },
  location: {
    label: 'Estudio',
    nearest: 'Usar el estudio más cercano a mí',
    nearestShort: 'Más cercano',
    looking: 'Buscando el estudio más cercano a ti…',
    found: (studio) => `${studio} es el estudio más cercano a ti.`,
    notFound: 'Tu navegador no nos dice dónde estás. Elige un estudio de la lista.',
  },
  dates: { label: 'Día', today: 'Hoy', tomorrow: 'Mañana', back: 'Volver a hoy' },
  filters: {
    label: 'Filtrar clases',
    classKind: 'Clase',
    instructor: 'Instructor',
    timeOfDay: 'Hora del día',
    any: 'Cualquiera',
    times: {
      morning: 'Antes de las 11 a.m.',
      midday: 'De 11 a.m. a 4 p.m.',
      evening: 'Después de las 4 p.m.',
    },
    clear: 'Borrar filtros',
    apply: 'Ver clases',
    nothingLeft: {
      heading: 'Nada coincide con todo eso',
      text: 'Quita alguno de los filtros o mira otro día.',
    },
  },
  item: {
    minutes: (minutes) => `${minutes} min`,
    spots: (spots) => (spots === 1 ? 'Queda 1 cupo' : `Quedan ${spots} cupos`),
    spotsLeft: 'Hay cupos',
    waitlist: (waiting) => {
      if (waiting === 0) return 'Lista de espera abierta';
      return `Lista de espera: ${waiting === 1 ? '1 persona' : `${waiting} personas`} antes que tú`;
    },
    full: 'La clase y la lista de espera están llenas',
    with: (instructor) => `con ${instructor}`,
    instructorToCome: 'Instructor por confirmar',
    details: 'Detalles',
    book: 'RESERVA',
    bookClass: (name, time) => `Reserva ${name} ${language.atTime(time)} en la app`,
    workshop: 'Reserva en la app',
    online: {
      bookClass: (name, time) => `Reserva ${name} ${language.atTime(time)}`,
      workshop: 'Reserva tu lugar',
    },
  },
  empty: {
    classes: {
      heading: 'No se encontraron clases',
      text: 'Por ahora no hay clases programadas en este estudio',
    },
    workshops: {
      heading: 'No se encontraron talleres',
      text: 'Por ahora no hay talleres programados en este estudio',
    },
    toClasses: 'Mira las clases',
    waysOn: {
      notOpenYet: (studio, nearest) =>
        `${studio} todavía no abre. Mientras tanto, el salón caliente más cercano está en ${nearest}.`,
      nearest: (studio) => `El otro estudio más cercano es ${studio}.`,
      toOpening: (studio) => `Cuándo abre ${studio}`,
      toClasses: (studio) => `Clases en ${studio}`,
    },
  },
  loadingMore: 'Cargando más días',
  end: 'Hasta aquí llega el horario. Cada noche se agregan nuevas semanas.',
  retry: 'Intenta de nuevo',
  zone: 'Todas las horas son de la Florida (hora del Este).',
  age: {
    asOf: (when) => `Última actualización del horario: ${when}. Los cambios más nuevos vienen en camino.`,
    missing: 'El horario viene en camino. Vuelve a mirar en unos minutos, por favor.',
  },
};
