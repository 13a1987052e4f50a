import type { Translation } from '#content/translation.ts';
import type { language as english } from '../../content/en/language.ts';

export const language: Translation<typeof english> = {
  code: 'qaa',
  locale: 'qaa',
  openGraphLocale: 'qaa_QA',
  dayHalves: ['before', 'after'],
};
