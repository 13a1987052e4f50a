import { useEffect, useMemo, useRef } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icons/icon.tsx';
import { useCurrentSection } from './use-current-section.ts';

type Props = {
  label: string;
  backToTop: string;
  documents: readonly { id: string; indexLabel: string }[];
};

/** `position: sticky` keeps the index visible until the end of the text. On phones it is a strip. */
export function LegalIndex({ label, backToTop, documents }: Props) {
  const ids = useMemo(() => documents.map(({ id }) => id), [documents]);
  const current = useCurrentSection(ids);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The strip on phones may be wider than the screen, so the highlighted entry is scrolled into view.
    const entry = list.current?.children[Math.max(current, 0)];
    if (entry instanceof HTMLElement) list.current?.scrollTo({ left: entry.offsetLeft - 24 });
  }, [current]);
  return (
    <nav
      aria-label={label}
      className="sticky top-[var(--navbar-height)] z-20 max-lg:-mx-[var(--page-edge)] max-lg:border-b max-lg:border-ink/15 max-lg:bg-paper lg:top-[calc(var(--navbar-height)+3rem)] lg:self-start"
    >
      <p className="text-eyebrow mb-4 max-lg:hidden">{label}</p>
      <ul
        ref={list}
        className="relative flex max-lg:overflow-x-auto max-lg:scrollbar-none max-lg:pl-[calc(var(--page-edge)-0.75rem)] lg:flex-col lg:border-l lg:border-ink/20"
      >
        {documents.map(({ id, indexLabel }, index) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={index === current ? 'true' : undefined}
              className={cx(
                'block py-3 transition-colors max-lg:border-b-3 max-lg:px-3 max-lg:text-sm lg:-ml-px lg:border-l-3 lg:pl-5',
                index === current
                  ? 'border-clay font-medium text-ink'
                  : 'border-transparent text-ink-soft hover:border-sun hover:text-ink',
              )}
            >
              {indexLabel}
            </a>
          </li>
        ))}
        <li className="shrink-0 max-lg:sticky max-lg:right-0 max-lg:ml-auto max-lg:bg-paper max-lg:pr-[calc(var(--page-edge)-0.75rem)] lg:mt-4">
          <a
            href="#top"
            className="flex items-center gap-2 py-3 text-wine underline-offset-4 hover:underline max-lg:px-3 max-lg:text-sm lg:pl-5"
          >
            <Icon name="arrow-up" className="size-4" />
            <span className="max-lg:sr-only">{backToTop}</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
