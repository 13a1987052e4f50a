import type { OpenStudioSlug, StudioSlug, UpcomingStudioSlug } from '#content/types/studio-slugs.ts';

export type GalleryView = 'exterior' | 'room' | 'corner' | 'detail';
export type StudioPictureName = `studios/${StudioSlug}/${GalleryView}`;
export type StudioFilmName = `studios/${OpenStudioSlug}`;
export type TourFilmName = `tours/${UpcomingStudioSlug}`;
