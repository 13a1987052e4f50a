import { brand } from '#domain/brand.ts';
import type { Frame, Screen } from './screen-types.ts';

/** The title of the tab begins with the number of unassigned leads. */
export const titleOf = ({ title }: Screen, { unassignedCount }: Frame): string =>
  `${unassignedCount > 0 ? `(${unassignedCount}) ` : ''}${title} · ${brand.name}`;
