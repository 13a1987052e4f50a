import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { browserTargets } from './targets.ts';

const isAtMost = (version: string, target: string) => {
  const [ours, theirs] = [version, target].map((text) => text.replace('≤', '').split('.').map(Number));
  const [major = 0, minor = 0] = ours ?? [];
  const [targetMajor = 0, targetMinor = 0] = theirs ?? [];
  return major < targetMajor || (major === targetMajor && minor <= targetMinor);
};

/**
 * Whether every target browser supports the feature without a flag, at least in part; a prefixed name is
 * another feature.
 */
const isSupported = ({ support }: CompatStatement): boolean =>
  Object.entries(browserTargets).every(([browser, target]) => {
    const statements = [support[browser as keyof typeof browserTargets] ?? []].flat();
    // A feature that phones never support, such as cursors or resize handles, does not count as newer.
    if (browser === 'safari_ios' && statements.every(({ version_added }) => !version_added)) return true;
    return statements.some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        typeof version_added === 'string' &&
        version_added !== 'preview' &&
        !(flags || prefix || alternative_name) &&
        // An implementation that was removed does not count: a more complete one has replaced it.
        !(typeof version_removed === 'string' && isAtMost(version_removed, target)) &&
        isAtMost(version_added, target),
    );
  });

const children = (identifier: Identifier | undefined): [string, Identifier][] =>
  Object.entries(identifier ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
const isNewer = ({ __compat }: Identifier) => __compat !== undefined && !isSupported(__compat);

// `require` instead of `import`, so that no bundler reads so large a file.
const { api, css, javascript }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
const builtins = children(javascript.builtins);
const namespaces = builtins.filter(([name]) => ['Intl', 'Temporal', 'WebAssembly'].includes(name));
const owners = [...children(api), ...builtins, ...namespaces.flatMap(([, namespace]) => children(namespace))];

const isStaticBuiltin = (owner: string, member: string) => {
  const built = (globalThis as Record<string, unknown>)[owner];
  return typeof built === 'function' && member in built && !(member in (built.prototype ?? {}));
};

/** `Object.groupBy`, `AbortSignal.any`: recognized by owner and name. */
export const newerStatics = new Set<string>();
/** `toSorted`, `showPopover`: recognized by the name alone, if no older member has the same name. */
export const newerMembers = new Set<string>();
/** Global names: `structuredClone`, `Temporal`, `scheduler`. */
export const newerGlobals = new Set<string>(
  owners.filter(([, owner]) => isNewer(owner)).map(([name]) => name),
);

const olderMembers = new Set<string>();
for (const [owner, members] of owners) {
  for (const [key, member] of children(members)) {
    const name = key.replace(/_static$/, '');
    if (!isNewer(member)) olderMembers.add(name);
    else if (key !== name || isStaticBuiltin(owner, name)) newerStatics.add(`${owner}.${name}`);
    else newerMembers.add(name);
    if (owner === 'Window' && isNewer(member)) newerGlobals.add(name);
  }
}
for (const name of olderMembers) newerMembers.delete(name);

const newerNames = (group: Identifier | undefined) =>
  new Map(children(group).filter(([, feature]) => isNewer(feature)));
export const newerAtRules = newerNames(css['at-rules']);
export const newerSelectors = newerNames(css.selectors);
export const newerProperties = newerNames(css.properties);
/** `text-wrap: balance`: a newer value of an older property. */
export const newerValues = new Set(
  children(css.properties).flatMap(([property, feature]) =>
    children(feature)
      .filter(([, value]) => isNewer(value))
      .map(([value]) => `${property}: ${value}`),
  ),
);
