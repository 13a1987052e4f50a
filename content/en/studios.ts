import type { OpenStudioSlug } from '#content/types/studio-slugs.ts';
import type { StudioDetail, StudioText } from '#content/types/studios.ts';
import { openStudios } from '#domain/studios.ts';
import { daysText, timingsText } from '#words/opening-hours.ts';
import { bocaRaton } from '#words/studios/boca-raton.ts';
import { coralGables } from '#words/studios/coral-gables.ts';
import { coralSprings } from '#words/studios/coral-springs.ts';
import { davie } from '#words/studios/davie.ts';
import { deerfieldBeach } from '#words/studios/deerfield-beach.ts';
import { downtownFtLauderdale } from '#words/studios/downtown-ft-lauderdale.ts';
import { hollywood } from '#words/studios/hollywood.ts';
import { jacksonville } from '#words/studios/jacksonville.ts';
import { midtownMiami } from '#words/studios/midtown-miami.ts';
import { northFortLauderdale } from '#words/studios/north-fort-lauderdale.ts';
import { palmBeachGardens } from '#words/studios/palm-beach-gardens.ts';
import { pembrokePines } from '#words/studios/pembroke-pines.ts';
import { westBoca } from '#words/studios/west-boca.ts';
import { weston } from '#words/studios/weston.ts';
import { winterPark } from '#words/studios/winter-park.ts';

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
