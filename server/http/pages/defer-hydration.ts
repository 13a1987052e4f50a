/** React Router preloads every module with a link and starts the app with one inline module script. */
const moduleLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/** React Router prints its script that restores the scroll position with its indentation: 40 tabs. */
const withoutIndentation = (html: string): string => {
  const start = html.indexOf('<script>((storageKey');
  const end = html.indexOf('</script>', start);
  if (start < 0) return html;
  return html.slice(0, start) + html.slice(start, end).replaceAll('\t', '') + html.slice(end);
};

/**
 * Defers hydration: a page is complete without its scripts, and most of their weight is React. The page only
 * lists the modules; the browser fetches them once the page is loaded, or at the visitor's first intent
 * (`app/hydration/page-script/react-start/start-app.ts`).
 */
export function deferHydration(html: string): string {
  const modules = [...html.matchAll(moduleLink)].map(([, href]) => href);
  return withoutIndentation(html)
    .replace(moduleLink, '')
    .replace(
      moduleScript,
      (_, body) =>
        `<script type="text/plain" id="deferred-app" data-modules="${modules.join(' ')}">${body}</script>`,
    );
}
