import type { ReactNode } from 'react';
import { Picture } from '#app/components/pictures/picture.tsx';
import { Dialog, PageDialog } from '#app/components/ui/overlays/dialog.tsx';
import type { Image } from '#content/blocks.ts';
import { promotions } from '#words/pages/promotions.ts';

type Offer = { label: string; image: Image; children: ReactNode };

const dialogProps = { closeLabel: promotions.close, className: 'md:w-[min(100%-2rem,54rem)]' };

/** A dialog with an offer that React opens: a picture on one side, the text on the other. */
export const OfferDialog = ({
  isOpen,
  onClose,
  label,
  ...offer
}: Offer & { isOpen: boolean; onClose: () => void }) => (
  <Dialog isOpen={isOpen} onClose={onClose} label={label} {...dialogProps}>
    <PictureAndText {...offer} />
  </Dialog>
);

/** Like `OfferDialog`, but part of the page: a button with its id opens it, with or without React. */
export const PageOfferDialog = ({ id, label, ...offer }: Offer & { id: string }) => (
  <PageDialog id={id} label={label} {...dialogProps}>
    <PictureAndText {...offer} />
  </PageDialog>
);

const PictureAndText = ({ image, children }: Omit<Offer, 'label'>) => (
  <div className="grid md:grid-cols-[0.85fr_1fr]">
    <Picture
      picture={image.picture}
      alt={image.alt}
      sizes="(min-width: 769px) 25rem, 64vw"
      className="h-24 w-full object-cover max-md:object-[50%_30%] max-md:[@media(max-height:760px)]:hidden md:h-full"
    />
    <div className="flex flex-col p-6 sm:p-8 md:min-h-[32rem] md:px-10 md:py-12">{children}</div>
  </div>
);
