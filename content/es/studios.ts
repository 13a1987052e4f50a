import type { Translation } from '#content/translation.ts';
import type { openDays as englishOpenDays, studios as englishStudios } from '../en/studios.ts';
import { bocaRaton } from './studios/boca-raton.ts';
import { coralGables } from './studios/coral-gables.ts';
import { coralSprings } from './studios/coral-springs.ts';
import { davie } from './studios/davie.ts';
import { deerfieldBeach } from './studios/deerfield-beach.ts';
import { downtownFtLauderdale } from './studios/downtown-ft-lauderdale.ts';
import { hollywood } from './studios/hollywood.ts';
import { jacksonville } from './studios/jacksonville.ts';
import { midtownMiami } from './studios/midtown-miami.ts';
import { northFortLauderdale } from './studios/north-fort-lauderdale.ts';
import { palmBeachGardens } from './studios/palm-beach-gardens.ts';
import { pembrokePines } from './studios/pembroke-pines.ts';
import { westBoca } from './studios/west-boca.ts';
import { weston } from './studios/weston.ts';
import { winterPark } from './studios/winter-park.ts';

/** Every studio is open on all days. */
export const openDays: Translation<typeof englishOpenDays> = 'De lunes a domingo';

export const studios: Translation<typeof englishStudios> = {
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
