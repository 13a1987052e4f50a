import { type ComponentType, lazy } from 'react';

/** React's `lazy`, typed for components whose props are a type parameter. */
export const lazyComponent = lazy as <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) => ComponentType<Props>;
