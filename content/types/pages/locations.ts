import type { Action, Block, Image, Meta } from '#content/types/pages/blocks.ts';

export type LocationsPage = {
  meta: Meta;
  heading: string;
  text: string;
  image: Image;
  cards: { label: string; moreInfo: string; premier: string };
  comingSoon: {
    /** Otherwise the button says `comingSoonButton`. */
    buttonText?: string;
    description: string;
    name: string;
    title: string;
    date: string;
    to: string;
    image: Image;
  };
  comingSoonButton: string;
  map: Block & {
    label: string;
    search: string;
    searchHint: string;
    noPlace: string;
    nearMe: string;
    locating: string;
    noPosition: string;
    found: (count: number) => string;
    list: { everywhere: string; nearestFirst: string };
    open: string;
    upcoming: (year: number) => string;
    show: (name: string) => string;
    directions: string;
    close: string;
    nearest: string;
    nearestTo: (place: string, studio: string, miles: number) => string;
    you: string;
    away: (miles: number) => string;
    zoomIn: string;
    zoomOut: string;
    twoFingers: string;
    /** What the makers of the data behind the base map ask us to say. */
    attribution: { text: string; link: Action };
  };
  pills: { label: string };
};
