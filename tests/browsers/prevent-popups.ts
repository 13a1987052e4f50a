/** Runs in a page: its popups, which have their own tests and would cover it, were shown already. */
export const preventPopups = (): void => {
  localStorage.setItem('free-class-popup', 'yes');
  sessionStorage.setItem('promo-modal', 'yes');
};
