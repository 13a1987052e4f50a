export const placeholder = '/placeholder.svg';

const showPlaceholder = (image: HTMLImageElement) => {
  if (image.src.endsWith(placeholder)) return;
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = placeholder;
};

/** A picture that fails to load, also before this script ran, becomes a placeholder. */
export function replaceFailedPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) showPlaceholder(target);
    },
    true,
  );
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc) showPlaceholder(image);
}
