import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * React removes the HTML of an island that is not hydrated yet when the URL changes, because a part inside
 * might read it. The same nodes stay in the page until the code is there. Then React renders the island anew,
 * and its form takes over what was typed (`valuesTypedBeforeHydration`).
 */
export function ServerNodes({ nodes }: { nodes: RefObject<ChildNode[]> }) {
  const parent = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => parent.current?.replaceChildren(...nodes.current), [nodes]);
  return nodes.current.length > 0 && <div ref={parent} data-server-nodes="" className="contents" />;
}
