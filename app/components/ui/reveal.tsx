import type { CSSProperties, ReactNode } from 'react';

type Props = { children: ReactNode; className?: string; threshold?: number; order?: number };

/** Rises and fades in the first time it enters the viewport (app/behaviors/reveal.ts). */
export const Reveal = ({ children, className, threshold = 0.2, order = 0 }: Props) => (
  <div data-reveal={threshold} className={className} style={{ '--reveal-order': order } as CSSProperties}>
    {children}
  </div>
);
