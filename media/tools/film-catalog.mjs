/** Enters a film in the catalog under every name of the manifest that shows it, its own included. */
import { films as specs } from '../manifest.ts';
import { currentCatalog, writeCatalog } from './library.ts';
import { shared } from './recipes/films.ts';

export const enterFilm = (name, entry) => {
  const catalog = currentCatalog();
  for (const spec of specs) {
    if (spec.name === name) catalog.films[name] = { poster: spec.poster, ...entry };
    if (shared[spec.name] === name) catalog.films[spec.name] = { poster: spec.poster, ...entry, of: name };
  }
  writeCatalog(catalog);
};
