/** Path and query of a URL without what is shown once: the notice, its undo, the result of a bulk change. */
export const withoutNotice = (href: string) => {
  const url = new URL(href);
  url.searchParams.delete('notice');
  url.searchParams.delete('undo');
  url.searchParams.delete('bulk');
  return url.pathname + url.search;
};
export const here = () => location.pathname + location.search;

export const isOurs = (url: URL) =>
  url.origin === location.origin && (url.pathname === '/staff' || url.pathname.startsWith('/staff/'));

/** A button may send its form to another URL (`formaction`). */
export const actionOf = (form: HTMLFormElement, submitter: HTMLElement | null): string =>
  submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction')
    ? submitter.formAction
    : form.action;
