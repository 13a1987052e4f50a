import type { PlayerPage } from '#content/types/pages/player.ts';
import { brand } from '#domain/brand.ts';

export const player: PlayerPage = {
  meta: {
    title: `Video Player | ${brand.name}`,
    description: `A ${brand.name} film, full screen and without distraction. Close it to go back to where you came from.`,
  },
  label: 'Video player',
  invalidLink: 'Invalid Link Redirecting to Home',
  home: 'Go home now',
};
