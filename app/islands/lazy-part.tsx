import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { shell } from '#words/pages/shell.ts';

/**
 * A part whose code is loaded on demand; `waiting` is shown meanwhile. If its code fails to load, the page
 * around it does not change.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting?: (props: Props) => ReactNode,
) {
  const createPart = () => lazy(load) as unknown as ComponentType<Props>;
  let Part = createPart();
  return function LazyPart(props: Props) {
    const onMissing = () => {
      // React keeps a failure for ever; the next press must load the code again.
      Part = createPart();
      (props as { onClose?: () => void }).onClose?.();
    };
    return (
      <Missing onMissing={onMissing}>
        <Suspense fallback={waiting?.(props)}>
          <Part {...props} />
        </Suspense>
      </Missing>
    );
  };
}

type MissingProps = { children: ReactNode; onMissing: () => void };

class Missing extends Component<MissingProps, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }
  override componentDidCatch() {
    this.props.onMissing();
    showToast({ status: 'error', title: shell.partMissing });
  }
  override render() {
    return this.state.isMissing ? null : this.props.children;
  }
}
