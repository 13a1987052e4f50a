import type { ReactNode } from 'react';
import { Picture } from '#app/components/picture.tsx';
import { StoreButtons } from '#app/components/store-buttons.tsx';
import { shell } from '#content/en/pages/shell.ts';
import type { Block } from '#content/types/pages/blocks.ts';
import { picture } from '#media/picture.ts';

/** The app on a phone before the sun, and the way to get it. */
export function AppDownload({ id, block, children }: { id: string; block: Block; children?: ReactNode }) {
  return (
    <section aria-labelledby={id} className="relative overflow-clip bg-sand">
      <div
        aria-hidden="true"
        className="sun-drift absolute bottom-[-6rem] left-[calc(50%-12rem)] size-[24rem] rounded-full bg-[radial-gradient(circle,var(--color-sun),var(--color-ember)_85%)] md:bottom-[-8rem] md:left-[calc(27%-18rem)] md:size-[36rem]"
      />
      <div className="container-page relative grid items-end gap-x-16 gap-y-6 pt-16 md:grid-cols-2 md:pt-24">
        <Picture
          picture={picture('home/app-preview')}
          alt={shell.appPreviewAlt}
          sizes="(min-width: 769px) 22rem, 60vw"
          className="mx-auto w-[min(60vw,21rem)] max-md:order-2"
        />
        <div className="pb-4 md:pb-28">
          <h2 id={id} className="text-3xl">
            {block.heading}
          </h2>
          <p className="mt-5 max-w-md text-lg">{block.text}</p>
          <StoreButtons className="mt-9" />
          {children}
        </div>
      </div>
    </section>
  );
}
