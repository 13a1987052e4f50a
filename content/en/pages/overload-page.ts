/** The page under overload; it is a complete document without navbar and footer. */
export const overloadPage = {
  title: 'A full room',
  text: 'More people are here right now than we can welcome at once. Please try again in a few seconds: nothing you sent before has been lost.',
  sent: 'This took longer than it should. Your form may have reached us all the same: go back and send it once more, it will count only once.',
};
