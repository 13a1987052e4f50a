/**
 * npm run media:render -- [masters] [practices] [pictures] [films] [classes] [--only <prefix>] [--adopt]
 *
 * Renders what is missing or changed, then grades, cuts and encodes it and rewrites the catalog. Without a
 * step it does all of them. Can be stopped at any time; the next run goes on where this one stopped.
 */
import { parseArgs } from 'node:util';
import { encodeClassFilms } from './class-films.mjs';
import { adoptFilms, encodeFilms } from './films.mjs';
import { adoptMasters, renderMasters } from './masters.mjs';
import { adoptPictures, encodePictures } from './pictures.mjs';
import { renderPractices } from './practices.mjs';
import { developStills } from './stills.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, adopt: { type: 'boolean', default: false } },
});
const asked = (step) => positionals.length === 0 || positionals.includes(step);

if (values.adopt) {
  process.stdout.write(`adopted ${adoptMasters(values.only).length} masters\n`);
  adoptPictures(values.only);
  adoptFilms(values.only);
} else {
  if (asked('masters')) await renderMasters(values.only);
  if (asked('practices')) await renderPractices(values.only);
}
if (asked('pictures')) {
  await developStills();
  await encodePictures(values.only);
}
if (asked('films')) await encodeFilms(values.only);
if (asked('classes')) await encodeClassFilms(values.only);
