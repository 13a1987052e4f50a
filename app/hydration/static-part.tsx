import {
  type ComponentType,
  lazy,
  type MouseEvent,
  memo,
  type ReactNode,
  type SyntheticEvent,
  Suspense,
  useState,
} from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isServerAddress } from '#app/components/ui/site-link.tsx';

/**
 * A part without state, which the server renders and the browser keeps as HTML: neither its code nor its texts are in
 * the bundle, and React has nothing to hydrate. Its code is loaded only if the part is needed with other properties
 * than the server rendered, on a page that was not loaded from the server. Its links navigate as `SiteLink` does.
 */
export function staticPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazy(load) as unknown as ComponentType<Props>;
  let server: { html: string; props: Props } | undefined;

  return memo(function StaticPart(props: Props) {
    const { listeners, prefetch } = useLinksInHtml();
    if (!server && typeof document !== 'undefined') {
      const html = document.querySelector(`[data-static-part="${name}"]`)?.innerHTML;
      if (html) server = { html, props };
    }
    if (!server || !isSame(server.props, props))
      return (
        <div key="code" data-static-part={name}>
          <Suspense>
            <Part {...props} />
          </Suspense>
        </div>
      );
    return (
      <>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls */}
        <div
          key="html"
          data-static-part={name}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our server
          dangerouslySetInnerHTML={{ __html: server.html }}
          {...listeners}
        />
        {prefetch}
      </>
    );
  });
}

const isSame = <Props extends object>(a: Props, b: Props) =>
  Object.entries(a).every(([name, value]) => b[name as keyof Props] === value);

/** The path of the page that a link leads to; undefined for everything that the browser must open itself. */
function pageOf(event: SyntheticEvent): string | undefined {
  const link = (event.target as Element).closest('a');
  const to = link?.getAttribute('href');
  if (!to?.startsWith('/') || link?.target || isServerAddress(to)) return undefined;
  return to;
}

function useLinksInHtml(): { listeners: object; prefetch: ReactNode } {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();
  const onIntent = (event: SyntheticEvent) => setIntended(pageOf(event));
  const onClick = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const to = pageOf(event);
    if (!to || opensElsewhere || event.button !== 0) return;
    event.preventDefault();
    navigate(to);
  };
  return {
    listeners: { onClick, onMouseOver: onIntent, onFocus: onIntent, onTouchStart: onIntent },
    prefetch: intended && <PrefetchPageLinks page={intended} />,
  };
}
