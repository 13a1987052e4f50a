/** React Router preloads every module and starts them from one inline module script. */
const moduleLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * A page is complete without its scripts, and most of their weight is React. Hydration is therefore deferred: the page
 * names the modules, and the browser fetches them once it is loaded, or at the visitor's first intent (`app/hydration/page-script/start-app.ts`).
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
