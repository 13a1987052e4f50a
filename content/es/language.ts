import { languageFacts } from '#content/facts/languages.ts';
import type { Translation } from '#content/translation.ts';
import type { language as english } from '../en/language.ts';

/** Weekdays and months are not capitalized in Spanish. */
export const language: Translation<typeof english> = {
  ...languageFacts('es'),
  dayHalves: ['a.m.', 'p.m.'],
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  shortName: (name) => name.slice(0, 3),
  date: (month, date) => `${date} de ${month}`,
  weekdayDate: (weekday, date) => `${weekday}, ${date}`,
  onDate: (date) => `el ${date}`,
  atTime: (time) => `${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`,
};
