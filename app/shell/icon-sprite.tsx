import { type IconName, iconPaths } from '#app/components/ui/icon-paths.ts';

const filled: ReadonlySet<string> = new Set<IconName>(['star', 'play']);

const iconSymbol = ([name, path]: [string, string]) =>
  `<symbol id="icon-${name}" viewBox="0 0 24 24" fill="${filled.has(name) ? 'currentColor' : 'none'}" ` +
  `stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></symbol>`;

/** The wordmark in Fraunces; the dot of the i is drawn apart, as a sun. Relative commands compress better. */
const logoOutline =
  'M36 8v125q0 3 1 5 1 1 3 2l4 1q3 2 3 5 0 4-5 4h-31q-3 0-4-1-1-1-1-3 0-2 1-3 1-2 2-2l4-1q2-1 3-2 1-2 1-5v-108q0-3-1-4-1-1-3-2l-5 0q-2-1-3-2-1-1-1-2 0-2 1-3 1-1 4-2l13-5q4-1 6-2 2 0 3 0 3 0 4 1 1 2 1 4zm-2 78-5-5 5-4q9-9 17-14 8-4 16-4 11 0 17 7 5 7 7 19l6 48q1 3 1 4 1 2 3 3l4 1q2 1 3 2 1 1 1 3 0 2-2 3-1 1-4 1h-31q-5 0-5-4 0-3 3-5l4-1q2-1 3-2 1-2 1-5l-6-42q-1-9-5-13-3-5-10-5-4 0-9 2-5 3-11 8zm160 7q0 6-4 9-3 3-9 3h-56v-8h43q6 0 6-6 0-9-6-15-5-6-13-6-7 0-13 3-5 4-8 11-3 7-3 17 0 18 8 27 9 10 22 10 10 0 16-5 7-4 10-10 1-2 2-3 1 0 2 0 1 0 2 1 1 1 1 3-1 7-5 14-5 6-13 10-9 4-20 4-13 0-23-6-9-5-15-16-5-10-5-24 0-13 5-24 6-11 15-17 10-6 24-6 11 0 19 4 8 5 13 12 5 8 5 18zm40-85v125q0 3 1 5 1 1 3 2l3 1q2 0 3 2 1 1 1 3 0 2-1 3-2 1-4 1h-32q-2 0-4-1-1-1-1-3 0-2 1-3 1-2 3-2l3-1q2-1 3-2 1-2 1-5v-108q0-3 0-4-1-1-3-2l-6 0q-2-1-3-2-1-1-1-2 0-2 1-3 2-1 4-2l14-5q3-1 5-2 2 0 3 0 3 0 4 1 2 2 2 4zm49 57v68q0 3 1 4 1 2 3 3l3 1q2 0 3 2 1 1 1 2 0 3-1 4-1 1-4 1h-31q-3 0-4-1-2-1-2-4 0-1 1-2 1-2 3-2l4-1q2-1 3-3 1-1 1-4v-50q0-3-1-5-1-1-3-1l-6-1q-1 0-2-1-1-1-1-3 0-2 1-3 1-1 4-2l14-5q2-1 4-2 2 0 4 0 2 0 4 1 1 2 1 4zm64-6q14 0 24 6 10 6 16 16 6 11 6 25 0 13-6 23-6 11-16 17-11 6-24 6-14 0-24-6-10-6-16-16-6-11-6-25 0-13 6-23 6-11 16-17 11-6 24-6zm8 82q7-2 11-7 5-6 7-14 1-9-1-19-2-11-7-19-5-7-11-10-7-3-14-2-7 2-12 7-5 6-6 14-2 9 0 19 2 11 7 19 5 7 12 10 6 3 14 2zm74-41q0-14 4-23 4-9 10-13 6-5 14-5 8 0 12 5 5 5 5 13 0 7-3 10-3 3-7 3-4 0-6-2-3-2-3-7v-3q0-3-1-4-2-2-5-2-4 0-8 3-3 4-6 10-2 6-2 15zm3-34 1 21v46q0 3 1 5 1 1 4 2l8 1q2 0 3 1 1 2 1 4 0 2-1 3-1 1-4 1h-37q-3 0-4-1-1-1-1-3 0-2 0-3 1-2 3-2l4-1q2-1 3-2 1-2 1-5v-51q0-3-1-4-1-1-3-2l-5 0q-2 0-3-1-1-2-1-3 0-2 1-3 1-1 4-2l14-5q2-1 4-2 2 0 3 0 2 0 4 1 1 2 1 5zm103 72v-3l-1-1v-50q0-8-4-12-5-4-12-4-6 0-10 2-4 3-4 7v5q0 5-2 8-3 3-8 3-5 0-7-3-3-2-3-7 0-6 5-11 4-6 13-9 8-4 20-4 15 0 23 7 8 7 8 19v49q0 2 1 4 1 1 3 1 2 0 3 0 0-1 1-2 1 0 1-1 1 0 1 0 2 0 3 1 0 1 0 3 0 3-1 6-2 3-6 4-3 2-8 2-7 0-12-4-4-3-4-10zm-55-8q0-12 10-19 11-8 28-8 5 0 10 1 5 1 9 3l-1 7q-4-1-8-2-4-1-9-1-9 0-14 4-5 4-5 11 0 7 4 11 4 4 11 4 7 0 12-4 6-3 10-8l2 7q-5 7-14 12-8 4-18 4-12 0-20-6-7-6-7-16z';

const logoSymbol = () =>
  `<symbol id="logo" overflow="visible"><path fill="currentColor" d="${logoOutline}"/>` +
  `<circle cx="271.5" cy="31" r="17" class="fill-[var(--logo-sun,var(--color-sun))]"/></symbol>`;

const symbols = logoSymbol() + Object.entries(iconPaths).map(iconSymbol).join('');

/** The outlines of all icons and of the wordmark, once per page; `Icon` and `Logo` refer to them. */
export function IconSprite() {
  return (
    <svg
      id="icon-sprite"
      aria-hidden="true"
      width="0"
      height="0"
      // `hidden`, so that the browser computes no styles for outlines that no icon uses.
      className="hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
