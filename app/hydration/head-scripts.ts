import pageScript from './page-script/main.ts?inline-script';

/** Inlined in the head of every page, so that it listens before the first paint. */
export const headScripts = pageScript;
