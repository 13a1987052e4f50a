import { newerAtRules, newerProperties, newerSelectors, newerValues } from './newer-features.ts';

/** Removes `@supports` blocks, because a browser applies them only if it supports them. */
const withoutSupports = (css: string): string => {
  let rest = css;
  for (let start = rest.indexOf('@supports'); start >= 0; start = rest.indexOf('@supports')) {
    let end = rest.indexOf('{', start) + 1;
    for (let depth = 1; depth > 0 && end < rest.length; end++)
      depth += rest[end] === '{' ? 1 : rest[end] === '}' ? -1 : 0;
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
};

/** A prefixed name is for one vendor; a property that is also set with a prefix works in other browsers. */
const isVendors = (name: string) => name.startsWith('-');

/** At-rules, pseudo-classes, properties and values in minified styles that are newer than our targets. */
export const newerInStyles = (styles: string): string[] => {
  const css = withoutSupports(styles.replace(/\/\*[\s\S]*?\*\//g, ''));
  const found = new Set<string>();
  for (const [, name = ''] of css.matchAll(/@([a-z-]+)/g)) if (newerAtRules.has(name)) found.add(`@${name}`);
  for (const [, head = ''] of css.matchAll(/([^{};]*)\{/g))
    for (const [pseudo, name = ''] of head.startsWith('@') ? [] : head.matchAll(/::?([a-z-]+)/g))
      if (newerSelectors.has(name) && !isVendors(name)) found.add(pseudo);
  for (const [, property = '', value = ''] of css.matchAll(/[{;]\s*([a-z-]+)\s*:([^;{}]*)(?=[;}])/g)) {
    if (isVendors(property) || css.includes(`-webkit-${property}:`)) continue;
    if (newerProperties.has(property)) found.add(property);
    else
      for (const word of value.split(/[\s,()!]+/))
        if (newerValues.has(`${property}: ${word}`)) found.add(`${property}: ${word}`);
    if (property === 'content' && /["']\s*\//.test(value)) found.add('content: with other text');
  }
  return [...found];
};
