import { Component, type ReactNode, type RefObject } from 'react';

type Props = { root: RefObject<HTMLElement | null>; onBroken: () => void; children: ReactNode };
type State = { error?: unknown };

/** The address that the server rendered; a later one was drawn here, without a server's part to fall back to. */
const loadedAt = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Error boundary of an island. When its code throws, what stood on the page before goes on standing there without React,
 * with everything typed into it: its links work, and its form is posted by the browser.
 */
export class ServerPart extends Component<Props, State, ChildNode[] | null> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }
  /** Before React takes the nodes off the page. */
  override getSnapshotBeforeUpdate(_: Props, last: State) {
    return 'error' in this.state && !('error' in last)
      ? [...(this.props.root.current?.childNodes ?? [])]
      : null;
  }
  override componentDidUpdate(_: Props, __: State, nodes: ChildNode[] | null) {
    if (!nodes) return;
    this.props.root.current?.replaceChildren(...nodes);
    this.props.onBroken();
    if (nodes.length > 0) return;
    // Never drawn at all: a full load brings the server's.
    if (window.location.pathname === loadedAt) throw this.state.error;
    window.location.reload();
  }
  override render() {
    return 'error' in this.state ? null : this.props.children;
  }
}
