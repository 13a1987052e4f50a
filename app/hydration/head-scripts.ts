import { promoBarScript } from '#app/shell/promo-bar.tsx';
import { captureEarlyInputScript } from './replay-early-input.ts';
import { startOnIntentScript } from './start-on-intent.ts';

/** Inlined in the head of every page, so that they run before the first paint. */
export const headScripts = [promoBarScript, captureEarlyInputScript, startOnIntentScript].join(';');
