import { Picture } from '#app/components/picture.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import FreeClassForm from '#app/forms/free-class-form.tsx';
import { freeOffer } from '#content/en/pages/free-offer.ts';
import { promotions } from '#content/en/pages/promotions.ts';

export default function FreeClassDialog({
  freeClassCount,
  isOpen,
  onClose,
}: {
  freeClassCount: number;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { popup, condition } = freeOffer(freeClassCount);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={popup.heading}
      closeLabel={promotions.close}
      className="w-[min(100%-2rem,56rem)]"
    >
      <div className="grid md:grid-cols-[0.8fr_1fr]">
        <Picture
          picture={promotions.popupImage.picture}
          alt={promotions.popupImage.alt}
          sizes="(min-width: 769px) 25rem, 92vw"
          className="h-36 w-full object-cover md:h-full"
        />
        <div className="p-6 sm:p-10">
          <h2 className="pr-10 text-2xl">{popup.heading}</h2>
          <p className="mt-3 mb-6">{popup.text}</p>
          <FreeClassForm label={popup.heading} submit={popup.submit} smallPrint={condition} />
          <Button variant="quiet" onClick={onClose} className="mt-3">
            {popup.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
