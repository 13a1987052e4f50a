import type { Block, Image, Meta } from '#content/types/pages/blocks.ts';

export type LocationsPage = {
  meta: Meta;
  heading: string;
  text: string;
  image: Image;
  cards: { label: string; moreInfo: string; premier: string };
  comingSoon: {
    buttonText: string;
    description: string;
    name: string;
    title: string;
    date: string;
    to: string;
    image: Image;
  };
  map: Block & {
    label: string;
    search: string;
    searchHint: string;
    noPlace: string;
    list: string;
    open: string;
    upcoming: (year: number) => string;
    directions: string;
    close: string;
    nearest: string;
    away: (miles: number) => string;
    attribution: string;
  };
  pills: { label: string };
};
