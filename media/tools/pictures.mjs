/** Cuts and encodes every picture whose master, framing or encoder changed. */
import { existsSync } from 'node:fs';
import { pictureFilesOf, readLibrary, readMediaCatalog } from '../library-files.ts';
import { pictures } from '../manifest.ts';
import { shapes } from '../shapes.ts';
import { encodePicture, encoderSettings } from './encode.mjs';
import { fingerprint, readMade, remember } from './fingerprint.ts';
import { currentCatalog, writeCatalog } from './library.ts';
import { masterFile } from './masters.mjs';
import { progress } from './progress.mjs';
import { cuts } from './recipes/pictures.ts';
import { thumbnails } from './recipes/thumbnails.ts';

const recipes = { ...cuts, ...thumbnails };

const wanted = (spec, made) => {
  const { master, ...touch } = recipes[spec.name];
  return fingerprint(made.masters[master], touch, shapes[spec.shape], encoderSettings);
};

const isComplete = (name, entry, library) =>
  entry?.width && pictureFilesOf(name, entry).every((file) => library.has(file));

/** Only pictures whose master is on this disk can be cut; the others keep what is committed. */
const duePictures = (made, only) => {
  const library = readLibrary();
  const catalog = readMediaCatalog();
  return pictures.filter((spec) => {
    const recipe = recipes[spec.name];
    if (!recipe || !spec.name.startsWith(only)) return false;
    if (!made.masters[recipe.master] || !existsSync(masterFile(recipe.master, 'png'))) return false;
    return (
      !isComplete(spec.name, catalog.pictures[spec.name], library) ||
      made.pictures[spec.name] !== wanted(spec, made)
    );
  });
};

/** Pictures that are encoded already are declared up to date, as their masters were. */
export const adoptPictures = (only = '') => {
  const made = readMade();
  const library = readLibrary();
  const catalog = readMediaCatalog();
  for (const spec of duePictures(made, only))
    if (isComplete(spec.name, catalog.pictures[spec.name], library))
      remember('pictures', spec.name, wanted(spec, made));
};

export const encodePictures = async (only = '') => {
  const made = readMade();
  const due = duePictures(made, only);
  const bar = progress('Encoding', due.length);
  for (const spec of due) {
    const { master, ...touch } = recipes[spec.name];
    const entry = await encodePicture(masterFile(master, 'png'), spec, touch);
    const catalog = currentCatalog();
    catalog.pictures[spec.name] = entry;
    writeCatalog(catalog);
    remember('pictures', spec.name, wanted(spec, made));
    bar.step(spec.name);
  }
  bar.end();
};
