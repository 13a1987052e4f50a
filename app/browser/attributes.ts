/**
 * Attributes that change while a page is open. The comment of each says which file writes it → which files
 * read it. An attribute that only marks an element (`data-film`) is not here. Nor is `aria-busy`, on the
 * button whose press waits for its island (app/islands/start-islands.ts → app/styles/busy.css,
 * app/page-script/navigation.ts).
 */

/** On the `html` element: states of the whole page. */
type HtmlDataset = {
  /** app/page-script/main.ts → app/entry.client.ts, app/styles/app.css: too old for our scripts. */
  noscript?: '';
  /**
   * What a press is loading; a choice ends when its island is ready (app/islands/start-islands.ts).
   * app/page-script/navigation.ts and app/page-script/controls/choices.ts → app/styles/motion.css,
   * app/styles/busy.css.
   */
  waitingFor?: 'page' | 'choice';
  /** app/page-script/controls/promo-bar.ts → app/shell/header/header.tsx. */
  scrolled?: 'down';
  /** app/page-script/controls/promo-bar.ts → app/styles/app.css. */
  promoBar?: 'closed';
  /** app/page-script/controls/language.ts → app/shell/language-offer.tsx. */
  offer?: 'es';
  /** app/page-script/thank-you.ts → app/pages/thank-you/signed-up.tsx. */
  thanks?: 'upcoming-locations' | 'empower-series';
  /** app/forms/panels/sending-overlay.tsx → app/styles/app.css. */
  scrollLocked?: '';
};
export const htmlDataset = (): HtmlDataset => document.documentElement.dataset;

/**
 * The state of an island, undefined before its start. `starting`: its code is loading, and a pressed button
 * waits for it. `failed`: its code did not arrive; the browser posts its forms, and the next touch loads it
 * again. `ready`: React handles it. `static`: its code has thrown, and only the server's HTML remains.
 */
export type IslandState = 'starting' | 'failed' | 'ready' | 'static';

/** On the element of an island. */
type IslandDataset = {
  /** app/islands/island.tsx → app/islands/start-islands.ts: the name of its file. */
  island: string;
  /** app/islands/island.tsx → app/islands/hydrate.tsx, as JSON. */
  props: string;
  /** app/islands/start-islands.ts → app/page-script/controls/choices.ts, browser tests. */
  state?: IslandState;
};
export const islandSelector = '[data-island]';
export const islandDataset = (island: HTMLElement) => island.dataset as IslandDataset;

/** A form whose result has its own URL → app/page-script/controls/choices.ts. */
export const choicesSelector = 'form[data-choices]';
