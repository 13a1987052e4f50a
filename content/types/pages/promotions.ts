import type { Action, Image } from '#content/types/pages/blocks.ts';

export type PromotionTexts = {
  bar: { text: string; shortText: string; link: Action; dismiss: string };
  referral: { heading: string; text: string; steps: readonly string[]; link: Action; image: Image };
  retreat: {
    heading: string;
    stay: string;
    dates: string;
    text: string;
    image: Image;
    /** Both close the modal, then open the booking page in a new window. */
    reserve: Action;
    book: Action;
  };
  /** Beside the free-class popup's form. */
  popupImage: Image;
  close: string;
};
