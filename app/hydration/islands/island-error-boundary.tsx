import { Component, type ReactNode, type RefObject } from 'react';

type Props = { root: RefObject<HTMLElement | null>; onBroken: () => void; children: ReactNode };
type State = { error?: unknown };

/** The path that the server rendered. Pages of later navigations have no server HTML as a fallback. */
const loadedAt = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Error boundary of an island. When its code throws, the DOM nodes that were on the page stay there without
 * React, with everything that was typed into them: links work, and the browser posts the form.
 */
export class IslandErrorBoundary extends Component<Props, State, ChildNode[] | null> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }
  /** Runs before React removes the nodes from the page. */
  override getSnapshotBeforeUpdate(_: Props, last: State) {
    return 'error' in this.state && !('error' in last)
      ? [...(this.props.root.current?.childNodes ?? [])]
      : null;
  }
  override componentDidMount() {
    // The code failed on an earlier page of this visit.
    if ('error' in this.state) this.keep([]);
  }
  override componentDidUpdate(_: Props, __: State, nodes: ChildNode[] | null) {
    if (nodes) this.keep(nodes);
  }
  keep(nodes: ChildNode[]) {
    this.props.root.current?.replaceChildren(...nodes);
    this.props.onBroken();
    if (nodes.length > 0) return;
    // Nothing was rendered yet: a full page load gets the server's HTML.
    if (window.location.pathname === loadedAt) throw this.state.error;
    window.location.reload();
  }
  override render() {
    return 'error' in this.state ? null : this.props.children;
  }
}
