/**
 * npm run media:render -- [masters] [loops] [pictures] [films] [--only <prefix>] [--adopt]
 *
 * Renders what is missing or changed, then grades, cuts and encodes it and rewrites the catalog. Without a
 * step it does all of them. Can be stopped at any time; the next run goes on where this one stopped.
 */
import { parseArgs } from 'node:util';
import { adoptFilms, encodeFilms } from './films.mjs';
import { encodeLoops } from './loop-films.mjs';
import { adoptLoops, renderLoops } from './loop-keys.mjs';
import { adoptMasters, renderMasters } from './masters.mjs';
import { adoptPictures, encodePictures } from './pictures.mjs';
import { encodeStories } from './stories.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, adopt: { type: 'boolean', default: false } },
});
const asked = (step) => positionals.length === 0 || positionals.includes(step);

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
