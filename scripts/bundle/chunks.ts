import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Libraries and modules that every page needs, in one file: it compresses better than dozens of files and
 * needs fewer requests. The cost is that a release sends React again too (docs/decisions/064-page-weight.md).
 */
const core = [
  'node_modules/{react,react-dom,scheduler}/**/*.js',
  'node_modules/react-router/dist/**/*.js',
  'app/root.tsx',
  'app/hydration/{replay-early-input,fetch-file,retry-import,lazy-component,lazy-part,static-part,speculation-rules}.{ts,tsx}',
  'app/shell/!(footer|site-links|links-without-scripts|*.test).{ts,tsx}',
  'app/shell/header/!(promo-bar).{ts,tsx}',
  'app/seo/page-meta.ts',
  'app/browser/{storage,data-saver,telephone}.ts',
  'app/graphql/gql.ts',
  'app/components/ui/{button,section,class-names,reveal,pill,skeleton,next-frame}.{ts,tsx}',
  'app/components/ui/links/{site-link,load-document,link-clicks}.{ts,tsx}',
  'app/components/ui/icons/icon.tsx',
  'app/components/ui/overlays/toast.tsx',
  'app/components/pictures/picture.tsx',
  'app/components/errors/{error-page,retry-button}.tsx',
  'app/components/logo/logo.tsx',
  'app/shell/free-class-popup/free-class-popup.tsx',
  'content/*/pages/shell.ts',
  'content/facts/links.ts',
  'content/{compare-text,formats}.ts',
  'domain/{studios,dates}.ts',
  'app/data/{use-url-state,use-choice-fields}.ts',
];

/** Modules that several pages share, in groups. A page that needs one of a group needs most of them. */
const families = {
  rail: ['app/components/ui/rail.tsx'],
  player: ['app/components/player/playable.ts'],
  films: ['app/components/sections/cover.tsx', 'app/components/film/{film,film-banner,film-hero}.tsx'],
  places: [
    'app/components/reviews/{review-card,reviews-carousel}.tsx',
    'app/components/location-cards/{location-card,location-grid,nearby-studios}.tsx',
    'content/*/pages/locations.ts',
    'content/*/review-labels.ts',
  ],
  lists: [
    'domain/{growing-list,durations}.ts',
    'domain/text/names.ts',
    'domain/schedule/class-kinds.ts',
    'content/*/class-kind-names.ts',
    'app/graphql/request.ts',
    'app/data/{use-growing-list,list-cache}.ts',
    'app/components/lists/{filter-choice,list-notice,infinite-scroll-sentinel,clear-filters}.{ts,tsx}',
    'app/components/sections/sun-header.tsx',
    'app/components/pictures/remote-picture.tsx',
    'app/components/classes/class-kind-colors.ts',
    'app/components/ui/tabs.tsx',
  ],
  classes: [
    'domain/places/distance.ts',
    'domain/schedule/schedule.ts',
    'content/*/pages/schedule.ts',
    'app/browser/geolocation.ts',
    'app/data/{use-studio-now,use-booking}.ts',
    'domain/schedule/book-link.ts',
    'app/components/classes/availability.tsx',
  ],
  forms: [
    'app/forms/islands.tsx',
    'app/hydration/islands/{island,island-input,island-error-boundary,server-nodes,when-needed}.{ts,tsx}',
    'app/components/sections/form-section.tsx',
  ],
};

/** One pattern per name in `{a,b}`, so that each name is checked. */
const patternsOf = (pattern: string): string[] => {
  const [group, names] = /\{([^{}]+)\}(?=[./])/.exec(pattern) ?? [];
  if (group === undefined || names === undefined) return [pattern];
  return names.split(',').map((name) => pattern.replace(group, name));
};

/** Throws for a name without a file, because a rename must not change the bundle silently. */
const filesOf = (pattern: string): string[] => {
  const files = globSync(pattern, { cwd: root });
  if (files.length === 0) throw new Error(`scripts/bundle/chunks.ts: no file matches ${pattern}`);
  return files.map((file) => `${root}${file}`.replaceAll('\\', '/')).filter((file) => existsSync(file));
};

const chunk = (name: string, patterns: readonly string[]) => {
  const files = new Set(patterns.flatMap(patternsOf).flatMap(filesOf));
  return { name, test: (id: string): boolean => files.has(id.split('?', 1)[0] ?? '') };
};

export const chunks = [
  chunk('core', core),
  ...Object.entries(families).map(([name, patterns]) => chunk(name, patterns)),
];
