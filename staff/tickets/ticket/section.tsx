import type { ReactNode } from 'react';

export const Section = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
  <section id={id} className="grid scroll-mt-14 gap-2">
    <h2 className="font-medium">{title}</h2>
    {children}
  </section>
);
