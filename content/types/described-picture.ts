import type { PictureData } from '#media/picture.ts';

export type DescribedPicture = { picture: PictureData; alt: string };
