import { cx } from '#app/components/ui/class-names.ts';
import { links } from '#content/facts/links.ts';
import { shell } from '#words/pages/shell.ts';
import { StoreButton } from './store-button.tsx';

export function StoreButtons({ className }: { className?: string }) {
  return (
    <div className={cx('flex flex-wrap gap-3', className)}>
      <StoreButton store="iphone" href={links.stores.ios} hint={shell.stores.hint} label={shell.stores.ios} />
      <StoreButton
        store="android"
        href={links.stores.android}
        hint={shell.stores.hint}
        label={shell.stores.android}
      />
    </div>
  );
}
