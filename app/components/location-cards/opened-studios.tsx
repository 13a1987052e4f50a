import { cx } from '#app/components/ui/class-names.ts';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { openStudios, studioPath } from '#domain/studios.ts';
import { preSale } from '#words/pages/pre-sale.ts';

type Props = { names: readonly string[]; className: string };

/** Beside a quoted opening date that has passed: the studios of a pre-sale that are open, as links. */
export function OpenedStudios({ names, className }: Props) {
  const opened = openStudios.filter(({ name }) => names.includes(name));
  if (opened.length === 0) return null;
  return (
    <p className={cx('flex max-w-lg flex-wrap items-center gap-x-4 font-medium', className)}>
      <span className="w-full">{preSale.opened}</span>
      {opened.map(({ id, name }) => (
        <SiteLink key={id} to={studioPath(id)} className="py-2 underline underline-offset-4">
          {name}
        </SiteLink>
      ))}
    </p>
  );
}
