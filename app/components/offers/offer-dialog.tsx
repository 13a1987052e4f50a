import type { ReactNode } from 'react';
import { Picture } from '#app/components/pictures/picture.tsx';
import { PageDialog } from '#app/components/ui/overlays/dialog.tsx';
import type { Image } from '#content/blocks.ts';
import { promotions } from '#words/pages/promotions.ts';

type Props = {
  id: string;
  label: string;
  image: Image;
  /**
   * One of the promotions of the home page, of which one opens by itself
   * (app/behaviors/self-opening-dialogs.ts).
   */
  isPromo?: boolean;
  /** Opens with the page. */
  isOpenAtOnce?: boolean;
  children: ReactNode;
};

/** A dialog with an offer: a picture on one side, the text on the other. */
export const PageOfferDialog = ({ id, label, image, isPromo, isOpenAtOnce, children }: Props) => (
  <PageDialog
    id={id}
    label={label}
    closeLabel={promotions.close}
    className="md:w-[min(100%-2rem,54rem)]"
    data-promo={isPromo ? '' : undefined}
    data-opens-at-once={isOpenAtOnce ? '' : undefined}
  >
    <div className="grid md:grid-cols-[0.85fr_1fr]">
      <Picture
        {...image}
        sizes="(min-width: 769px) 60rem, 64vw"
        className="h-24 w-full object-cover max-md:object-[50%_30%] max-md:[@media(max-height:760px)]:hidden md:h-full"
      />
      <div className="flex flex-col p-6 max-md:[@media(max-height:760px)]:py-4 max-md:[@media(max-height:760px)]:[--form-gap:0.75rem] sm:p-8 md:min-h-[32rem] md:px-10 md:py-12">
        {children}
      </div>
    </div>
  </PageDialog>
);
