/**
 * The attributes by which the server's markup, the page script, behaviors and islands tell each other what
 * happens: "writer → readers". Beside them, `aria-busy` is on the button whose press waits for its island
 * (islands/start-islands.ts → busy.css, page-script/navigation.ts).
 */

/** On the `html` element: states of the whole page. */
type HtmlDataset = {
  /** root.tsx → browser/old-build.ts: the build of the page. */
  build?: string;
  /** page-script/main.ts → entry.client.ts, app.css: the browser is too old for our scripts. */
  noscript?: '';
  /**
   * page-script/navigation.ts and controls/choices.ts → motion.css, busy.css: what a press is loading. A
   * choice ends when its island is ready (islands/start-islands.ts).
   */
  waitingFor?: 'page' | 'choice';
  /** page-script/controls/promo-bar.ts → header.tsx and app.css. */
  scrolled?: 'down' | 'up';
  promoBar?: 'closed';
  /** page-script/controls/language.ts → language-offer.tsx. */
  offer?: 'es';
  /** page-script/thank-you.ts → signed-up.tsx. */
  thanks?: 'upcoming-locations' | 'empower-series';
  /** behaviors/begun-forms.ts → itself, for offers and islands. */
  formTouched?: '';
  /** forms/panels/sending-overlay.tsx → app.css. */
  scrollLocked?: '';
};
export const htmlDataset = (): HtmlDataset => document.documentElement.dataset;

/**
 * The state of an island; none before its start. `starting`: a pressed button waits for it. `retrying`,
 * `failed`: its code did not arrive at once, or at all, and the browser posts its forms. `ready`: React
 * handles it. `static`: its code has thrown, and the server's HTML is all that it is.
 */
export type IslandState = 'starting' | 'retrying' | 'failed' | 'ready' | 'static';

/** On the element of an island. */
type IslandDataset = {
  /** islands/island.tsx → islands/start-islands.ts: the name of its file. */
  island: string;
  /** islands/island.tsx → islands/hydrate.tsx, as JSON. */
  props: string;
  /** islands/start-islands.ts → page-script/controls/choices.ts, browser tests. */
  state?: IslandState;
};
export const islandSelector = '[data-island]';
export const islandDataset = (island: HTMLElement) => island.dataset as IslandDataset;

/** In the markup of an island. The last three say why it starts as soon as the page is loaded. */
declare module 'react' {
  interface HTMLAttributes<T> {
    /** Form → page-script/controls/choices.ts: its result has its own URL. */
    'data-choices'?: '';
    /** → islands/start-islands.ts: in any case, such as a film on its own page. */
    'data-hydrate'?: '';
    /** → islands/start-islands.ts: for any query in the URL. */
    'data-hydrate-query'?: '';
    /** → islands/start-islands.ts, behaviors/begun-forms.ts: a key of localStorage (draft, studio). */
    'data-hydrate-if-stored'?: string;
  }
}
export const choicesSelector = 'form[data-choices]';
export const hydrateSelector = '[data-hydrate]';
export const hydrateQuerySelector = '[data-hydrate-query]';
export const hydrateIfStoredSelector = '[data-hydrate-if-stored]';
export const storedKeyOf = ({ dataset }: HTMLElement): string => dataset.hydrateIfStored ?? '';
