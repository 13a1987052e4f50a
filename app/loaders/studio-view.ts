import type { StudioDetail } from '#content/catalog/studios.ts';
import type { Coordinates } from '#domain/studios.ts';

/** A studio as its page shows it, without reviews: those are sanitized and sent separately. */
export type StudioView = Omit<StudioDetail, 'reviews' | 'firstClass'> & { coordinates: Coordinates };
