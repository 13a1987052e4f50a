/** First the frame that shows the chosen control alone: dimming a long list takes a slow phone 30 ms. */
export const nextFrameMs = 32;
