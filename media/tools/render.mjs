/**
 * npm run media:render -- [masters] [loops] [pictures] [films] [--only <prefix>] [--again] [--adopt]
 *
 * Renders what is missing or changed, then grades, cuts and encodes it and rewrites the catalog. Without a
 * step it does all of them. With --again the films whose names begin with the prefix are made anew. Can be
 * stopped at any time; the next run goes on where this one stopped.
 */
import { parseArgs } from 'node:util';
import { adoptFilms, encodeFilms } from './films.mjs';
import { encodeLoops } from './loop-films.mjs';
import { adoptLoops, renderLoops } from './loop-keys.mjs';
import { adoptMasters, renderMasters } from './masters.mjs';
import { adoptPictures, encodePictures } from './pictures.mjs';
import { encodeStories, forgetFilms } from './stories.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    adopt: { type: 'boolean', default: false },
  },
});
const asked = (step) => positionals.length === 0 || positionals.includes(step);

if (values.again) forgetFilms(values.only);
if (values.adopt) {
  process.stdout.write(`adopted ${adoptMasters(values.only).length} masters\n`);
  adoptLoops(values.only);
  adoptPictures(values.only);
  adoptFilms(values.only);
} else {
  if (asked('masters')) await renderMasters(values.only);
  if (asked('loops')) await renderLoops(values.only);
}
if (asked('loops')) await encodeLoops(values.only);
if (asked('films')) {
  await encodeFilms(values.only);
  await encodeStories(values.only);
}
if (asked('pictures')) await encodePictures(values.only);
