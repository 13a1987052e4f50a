import { brand } from '#domain/brand.ts';
import type { Frame, Screen } from './screen-types.ts';

/** The title of the tab begins with the number of waiting leads. */
export const titleOf = ({ title }: Screen, { badge }: Frame): string =>
  `${badge > 0 ? `(${badge}) ` : ''}${title} · ${brand.name}`;
