import type { Translation } from '#content/translation.ts';
import type { classKindNames as english } from '../en/class-kind-names.ts';

/** Brand names: the same as in English. */
export const classKindNames: Translation<typeof english> = {
  flow: 'Flow',
  fiit: 'FIIT',
  restore: 'Restore',
};
