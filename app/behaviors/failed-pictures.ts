export const placeholder = '/placeholder.svg';

const showPlaceholder = (image: HTMLImageElement) => {
  if (image.src.endsWith(placeholder)) return;
  // Only attributes change: React would render an island again whose elements are not those of the server.
  for (const part of image.closest('picture')?.children ?? [image]) (part as HTMLImageElement).srcset = '';
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
