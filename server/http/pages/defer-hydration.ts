/** The router's own way of starting: every module is announced to the browser, and one inline module runs them. */
const moduleLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A page is complete without its scripts, and most of their weight is React. So the page arrives with React asleep: its
 * modules are named, not fetched, until the visitor shows an intention (`app/hydration/start-on-intent.ts`).
 */
export function deferHydration(html: string): string {
  const modules = [...html.matchAll(moduleLink)].map(([, href]) => href);
  return html
    .replace(moduleLink, '')
    .replace(
      moduleScript,
      (_, body) =>
        `<script type="text/plain" id="deferred-app" data-modules="${modules.join(' ')}">${body}</script>`,
    );
}
