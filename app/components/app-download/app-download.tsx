import type { ReactNode } from 'react';
import type { Block } from '#content/blocks.ts';
import { AppPreview } from './app-preview.tsx';
import { StoreButtons } from './store-buttons.tsx';

/** A section with a picture of the app on a phone and the store buttons. */
export function AppDownload({ block, children }: { block: Block; children?: ReactNode }) {
  return (
    <section aria-labelledby="download" className="relative overflow-clip bg-sand">
      <div
        aria-hidden="true"
        className="sun-drift absolute bottom-[-6rem] left-[calc(50%-12rem)] size-[24rem] rounded-full bg-[radial-gradient(circle,var(--color-sun),var(--color-ember)_85%)] md:bottom-[-8rem] md:left-[calc(27%-18rem)] md:size-[36rem]"
      />
      <div className="container-page relative grid items-end gap-x-16 gap-y-6 pt-16 md:grid-cols-2 md:pt-24">
        <AppPreview className="mx-auto max-md:order-2 max-md:mt-8" />
        <div className="pb-4 md:pb-28">
          <h2 id="download" className="text-3xl">
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
