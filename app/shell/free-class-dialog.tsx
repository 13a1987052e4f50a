import { PageOfferDialog } from '#app/components/offers/offer-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import FreeClassFormCode from '#app/forms/site-forms/free-class-form.tsx';
import { island } from '#app/islands/island.tsx';
import { sitePath } from '#content/site-path.ts';
import { freeOffer } from '#words/pages/free-offer.ts';
import { promotions } from '#words/pages/promotions.ts';

const FreeClassForm = island(FreeClassFormCode);

const freeClassDialogId = 'free-class';

/** Opens by itself, once per visitor (app/behaviors/self-opening-dialogs.ts). */
export function FreeClassDialog({ freeClassCount }: { freeClassCount: number }) {
  const { popup, condition } = freeOffer(freeClassCount);
  return (
    <PageOfferDialog id={freeClassDialogId} label={popup.heading} image={promotions.popupImage}>
      <h2 className="pr-10 text-2xl">{popup.heading}</h2>
      <p className="mt-3 mb-6">{popup.text}</p>
      {/* The page in its language, for `app/behaviors/self-opening-dialogs.ts`. */}
      <div data-page={sitePath('/app')}>
        <FreeClassForm label={popup.heading} submit={popup.submit} smallPrint={condition} />
      </div>
      <Button variant="quiet" command="close" commandfor={freeClassDialogId} className="mt-1 max-sm:w-full">
        {popup.close}
      </Button>
    </PageOfferDialog>
  );
}
