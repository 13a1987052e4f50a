import pageScript from './page-script/main.ts?inline-script';

/** Inlined in the head of every page, so that its listeners exist before the first paint. */
export const headScripts = pageScript;
