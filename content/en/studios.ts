import { daysText, timingsText } from '#content/en/opening-hours.ts';
import { bocaRaton } from '#content/en/studios/boca-raton.ts';
import { coralGables } from '#content/en/studios/coral-gables.ts';
import { coralSprings } from '#content/en/studios/coral-springs.ts';
import { davie } from '#content/en/studios/davie.ts';
import { deerfieldBeach } from '#content/en/studios/deerfield-beach.ts';
import { downtownFtLauderdale } from '#content/en/studios/downtown-ft-lauderdale.ts';
import { hollywood } from '#content/en/studios/hollywood.ts';
import { jacksonville } from '#content/en/studios/jacksonville.ts';
import { midtownMiami } from '#content/en/studios/midtown-miami.ts';
import { northFortLauderdale } from '#content/en/studios/north-fort-lauderdale.ts';
import { palmBeachGardens } from '#content/en/studios/palm-beach-gardens.ts';
import { pembrokePines } from '#content/en/studios/pembroke-pines.ts';
import { westBoca } from '#content/en/studios/west-boca.ts';
import { weston } from '#content/en/studios/weston.ts';
import { winterPark } from '#content/en/studios/winter-park.ts';
import type { OpenStudioSlug } from '#content/types/studio-slugs.ts';
import type { StudioDetail, StudioText } from '#content/types/studios.ts';
import { openStudios } from '#domain/studios.ts';

const texts: Record<OpenStudioSlug, StudioText> = {
  'north-fort-lauderdale': northFortLauderdale,
  'downtown-ft-lauderdale': downtownFtLauderdale,
  davie,
  'deerfield-beach': deerfieldBeach,
  'boca-raton': bocaRaton,
  'pembroke-pines': pembrokePines,
  hollywood,
  'midtown-miami': midtownMiami,
  'coral-springs': coralSprings,
  'coral-gables': coralGables,
  weston,
  'west-boca': westBoca,
  'winter-park': winterPark,
  'palm-beach-gardens': palmBeachGardens,
  jacksonville,
};

/** By slug. Import it in loaders only: it holds all fifteen studios, and a page shows one. */
export const studioDetails: ReadonlyMap<string, StudioDetail> = new Map(
  openStudios.map(({ id, slug, name, isPremier }) => {
    const { imagesList, ...text } = texts[slug as OpenStudioSlug];
    const { street, city, postalCode } = text.postalAddress;
    const { exterior, room, corner, detail } = imagesList;
    return [
      slug,
      {
        ...text,
        id,
        slug,
        location: name,
        isPremier,
        address: [street, `${city}, FL ${postalCode}`],
        days: daysText,
        timings: timingsText(text.hours),
        imagesList: [exterior, room, corner, detail],
      },
    ];
  }),
);
