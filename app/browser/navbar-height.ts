export const navbarHeight = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--navbar-height'));
