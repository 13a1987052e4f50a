import { promoBarScript } from '#app/shell/promo-bar.tsx';
import { captureEarlyInputScript } from './replay-early-input.ts';
import { startOnIntentScript } from './start-on-intent.ts';

/** The scripts of every page's head, as one text. Only the server writes it; hydration keeps the element as it is. */
export const headScripts: string = import.meta.env.SSR
  ? [promoBarScript, captureEarlyInputScript, startOnIntentScript].join(';')
  : '';
