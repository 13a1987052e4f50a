import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newerInScripts } from './newer-in-scripts.ts';
import { newerInStyles } from './newer-in-styles.ts';

/** Newer features that are allowed, each with the reason why browsers without it still work. */
const allowed: Readonly<Record<string, string>> = {
  '.startViewTransition': 'React calls it in a try block, the router checks for it first',
  '.skipTransition': 'called on what startViewTransition gave',
  '.copyTo': 'MapLibre checks for VideoFrame first',
  '@starting-style': 'dialogs appear without a movement',
  ':open': "inside Tailwind's :is(), which forgives",
  ':popover-open': "inside Tailwind's :is(), which forgives",
  'text-wrap': 'lines break elsewhere',
  'content-visibility': 'what is far from the screen is laid out and animated too',
  'overflow-anchor': 'no Safari anchors the scroll, so there is nothing to switch off',
  'scrollbar-gutter': 'the page moves by a scrollbar when a dialog opens',
  'scrollbar-width': 'rails show their scrollbar',
  'font-family: ui-monospace': 'the next font of the list',
  'font-variant-position': "in the stylesheet of MapLibre's map, where it resets",
  'baseline-shift': "in the stylesheet of MapLibre's map, where it resets",
  'color-rendering': "in the stylesheet of MapLibre's map, where it resets",
};

const build = join(import.meta.dirname, '../../../build');
const filesOf = (kind: string): Record<string, string> =>
  Object.fromEntries(
    ['client/assets', 'staff/assets'].flatMap((folder) =>
      readdirSync(join(build, folder))
        .filter((file) => file.endsWith(kind))
        .map((file) => [`${folder}/${file}`, readFileSync(join(build, folder, file), 'utf8')]),
    ),
  );

const found = newerInScripts(filesOf('.js'));
for (const [file, css] of Object.entries(filesOf('.css')))
  for (const use of newerInStyles(css)) found.set(use, [...(found.get(use) ?? []), file]);

const unexpected = [...found].filter(([use]) => !(use in allowed));
for (const [use, files] of unexpected)
  console.error(`${use} is newer than our oldest browsers: ${files.join(', ')}`);
const unused = Object.keys(allowed).filter((use) => !found.has(use));
for (const use of unused) console.error(`${use} is allowed, but nothing uses it any more`);
if (unexpected.length + unused.length > 0) process.exit(1);
