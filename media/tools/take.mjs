/** Takes graded masters into the library by hand: `node take.mjs <name>=<master.png> …`. */
import { pictures } from '../manifest.ts';
import { encodePicture } from './encode.mjs';
import { currentCatalog, writeCatalog } from './library.ts';

for (const argument of process.argv.slice(2)) {
  const [name, master, touch] = argument.split('=');
  const spec = pictures.find((picture) => picture.name === name);
  if (!spec) throw new Error(`${name} is not in the manifest`);
  const entry = await encodePicture(master, spec, touch ? JSON.parse(touch) : {});
  const catalog = currentCatalog();
  catalog.pictures[name] = entry;
  writeCatalog(catalog);
  process.stdout.write(`${name} ${entry.width}\n`);
}
