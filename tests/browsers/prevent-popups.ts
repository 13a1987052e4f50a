/** Runs in a page: its popups, which have their own tests and would cover it, were shown already. */
export const preventPopups = (): void => {
  // An empty page has no storage.
  if (location.href === 'about:blank') return;
  localStorage.setItem('free-class-popup', 'yes');
  sessionStorage.setItem('promo-modal', 'yes');
};
