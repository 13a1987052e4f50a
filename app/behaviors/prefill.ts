import { completeMask, type Mask } from '#domain/forms/rules/masks.ts';

/**
 * A value with a wrong number of digits is left out: the popup accepts eight digits, which are no phone
 * number here.
 */
const valueFor = ({ dataset }: HTMLInputElement, passed: string | null): string => {
  const value = passed ?? '';
  return (dataset.mask ? completeMask(dataset.mask as Mask, value) : value) ?? '';
};

/**
 * Empty fields with `data-prefill` get the query parameter of their name, and a part with `data-if-query`
 * replaces its neighbor if the query has that parameter. Pages are cached without these parameters.
 */
export function prefill(): void {
  const query = new URLSearchParams(location.search);
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-prefill]'))
    input.value ||= valueFor(input, query.get(input.name));
  for (const part of document.querySelectorAll<HTMLElement>('[data-if-query]')) {
    const isShown = Boolean(query.get(part.dataset.ifQuery as string));
    part.hidden = !isShown;
    (part.previousElementSibling as HTMLElement).hidden = isShown;
  }
}
