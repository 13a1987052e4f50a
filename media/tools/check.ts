/**
 * npm run media:check: what is made, what is missing. Fails when a picture or film is only a stand-in or a
 * file is not there.
 */
import {
  filmFilesOf,
  libraryBytes,
  pictureFilesOf,
  readLibrary,
  readMediaCatalog,
} from '../library-files.ts';

const catalog = readMediaCatalog();
const library = readLibrary();
const say = (line: string) => process.stdout.write(`${line}\n`);

const pictures = Object.entries(catalog.pictures);
const films = Object.entries(catalog.films);
const missing = [
  ...pictures.flatMap(([name, entry]) => pictureFilesOf(name, entry)),
  ...films.flatMap(([name, entry]) => filmFilesOf(name, entry)),
].filter((file) => !library.has(file));
const standIns = pictures.filter(([, entry]) => entry.drawing && !entry.drawing.startsWith('press/'));
const posters = films.filter(([, entry]) => entry.widths.length === 0);

say(`pictures  ${pictures.length - standIns.length} of ${pictures.length} made`);
say(`films     ${films.length - posters.length} of ${films.length} made`);
say(`library   ${(libraryBytes() / 1024 ** 2).toFixed(1)} MB of 150`);
if (standIns.length > 0) say(`stand-ins ${standIns.map(([name]) => name).join(' ')}`);
if (posters.length > 0) say(`posters   ${posters.map(([name]) => name).join(' ')}`);
if (missing.length > 0) say(`missing   ${missing.join(' ')}`);
if (standIns.length + posters.length + missing.length > 0) process.exitCode = 1;
