/**
 * Whether the page asks before it is left. Chrome 119 and newer look at `preventDefault`, older ones at
 * `returnValue` (https://developer.mozilla.org/docs/Web/API/BeforeUnloadEvent), so both must say the same.
 */
export const asksBeforeLeaving = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  // The property of a BeforeUnloadEvent, which jsdom does not have: empty until a listener sets it.
  Object.defineProperty(event, 'returnValue', { value: '', writable: true });
  const isPrevented = !window.dispatchEvent(event);
  const hasReturnValue = Boolean(event.returnValue);
  if (isPrevented !== hasReturnValue) throw new Error('Only some browsers ask before the page is left');
  return isPrevented;
};
