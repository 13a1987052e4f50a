import { OfferDialog } from '#app/components/offers/offer-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import FreeClassForm from '#app/forms/site-forms/free-class-form.tsx';
import { freeOffer } from '#words/pages/free-offer.ts';
import { promotions } from '#words/pages/promotions.ts';

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
    <OfferDialog isOpen={isOpen} onClose={onClose} label={popup.heading} image={promotions.popupImage}>
      <h2 className="pr-10 text-2xl">{popup.heading}</h2>
      <p className="mt-3 mb-6">{popup.text}</p>
      <FreeClassForm label={popup.heading} submit={popup.submit} smallPrint={condition} />
      <Button variant="quiet" onClick={onClose} className="mt-3 max-sm:w-full">
        {popup.close}
      </Button>
    </OfferDialog>
  );
}
