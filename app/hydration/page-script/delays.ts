/** Time to paint the frame that shows a press. What takes the CPU for longer comes afterwards. */
export const frameMs = 100;
/** The keyboard steps through the options of a select, so the page must not change at the first step. */
export const settleMs = 400;

export const fetchAfterLoadMs = 1500;
/** After this time the frame that shows the press is painted; requests for a dozen files would delay it. */
export const fetchAfterIntentMs = 300;
/** For a visitor who only reads. */
export const runAfterLoadMs = 4000;
/** For `data-hydrate="soon"`. */
export const runSoonAfterLoadMs = 2500;
/** The visitor has paused if nothing moved for this time. */
export const restBeforeRunMs = 1000;
