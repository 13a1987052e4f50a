import { type ComponentType, type MouseEvent, memo, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { hasModifier } from '#app/components/ui/links/link-clicks.ts';
import { pageOfLink } from '#app/components/ui/links/site-link.tsx';
import { lazyComponent } from './lazy-component.ts';

/**
 * A part without state, which the server renders and the browser leaves as HTML: neither its code nor its
 * texts are in the page's bundle, and React has nothing to hydrate. The code is loaded when the part is
 * rendered with other props than on the server, and after a navigation to a page that did not come from the
 * server. Its links navigate as `SiteLink` does.
 */
export function staticPart<Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazyComponent(load);
  // Before hydration the only such element is that of the server; afterwards React may have created one.
  const html =
    typeof document === 'undefined'
      ? undefined
      : document.querySelector(`[data-static-part="${name}"]`)?.innerHTML;
  let serverProps: Props | undefined;

  return memo(function StaticPart(props: Props) {
    const linkListeners = useLinkListeners();
    if (html !== undefined) serverProps ??= props;
    const inner = html !== undefined && {
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: html },
    };
    if (inner && isSame(serverProps, props))
      return <div key="html" data-static-part={name} {...inner} {...linkListeners} />;
    return (
      <div key="code" data-static-part={name}>
        <Suspense fallback={inner && <div {...inner} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
}

const isSame = <Props extends object>(a: Props | undefined, b: Props) =>
  a !== undefined && Object.entries(a).every(([name, value]) => b[name as keyof Props] === value);

/** For links in HTML that React did not render, and which would load a document. */
function useLinkListeners() {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    const to = pageOfLink(event.target);
    if (!to || hasModifier(event) || event.button !== 0) return;
    event.preventDefault();
    navigate(to);
  };
  return { onClick };
}
