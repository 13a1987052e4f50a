import { logoOutline } from '#app/components/logo/logo-outline.ts';
import { type IconName, iconPaths } from '#app/components/ui/icons/icon-paths.ts';

const filled: ReadonlySet<string> = new Set<IconName>(['star', 'play']);

const iconSymbol = ([name, path]: [string, string]) =>
  `<symbol id="icon-${name}" viewBox="0 0 24 24" fill="${filled.has(name) ? 'currentColor' : 'none'}" ` +
  `stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></symbol>`;

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
