import type { ReactNode } from 'react';
import { Picture } from '#app/components/picture.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import type { Image } from '#content/blocks.ts';
import { promotions } from '#words/pages/promotions.ts';

type Props = { isOpen: boolean; onClose: () => void; label: string; image: Image; children: ReactNode };

/** A dialog with an offer: a picture on one side, the text on the other. */
export function OfferDialog({ isOpen, onClose, label, image, children }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={label}
      closeLabel={promotions.close}
      className="md:w-[min(100%-2rem,54rem)]"
    >
      <div className="grid md:grid-cols-[0.85fr_1fr]">
        <Picture
          picture={image.picture}
          alt={image.alt}
          sizes="(min-width: 769px) 25rem, 92vw"
          className="h-24 w-full object-cover max-md:object-[50%_30%] max-md:[@media(max-height:760px)]:hidden md:h-full"
        />
        <div className="flex flex-col p-6 sm:p-8 md:min-h-[32rem] md:px-10 md:py-12">{children}</div>
      </div>
    </Dialog>
  );
}
