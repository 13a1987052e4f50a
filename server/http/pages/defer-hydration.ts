/** React Router preloads every module with a link and starts the app with one inline module script. */
const moduleLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** The router's script that restores the scroll position is printed with its line breaks. */
const scrollScript = /<script>\(\(storageKey[\s\S]*?<\/script>/;

/**
 * Defers hydration: a page is complete without its scripts, and most of their weight is React. The page only
 * lists the modules; the browser fetches them once the page is loaded, or at the visitor's first intent
 * (`app/hydration/page-script/react-start/start-app.ts`).
 */
export function deferHydration(html: string): string {
  const modules = [...html.matchAll(moduleLink)].map(([, href]) => href);
  return html
    .replace(moduleLink, '')
    .replace(scrollScript, (script) => script.replace(/\n\t*/g, ''))
    .replace(
      moduleScript,
      (_, body) =>
        `<script type="text/plain" id="deferred-app" data-modules="${modules.join(' ')}">${body}</script>`,
    );
}
