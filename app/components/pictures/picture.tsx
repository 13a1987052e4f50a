import type { CSSProperties } from 'react';
import type { PictureData } from '#media/picture.ts';

/** `sizes` of a wide picture that covers most of the screen: a phone in portrait draws it wider. */
export const coverSizes = 'max(100vw, 60vh)';
/**
 * `sizes` of such a picture on the first screen, where a smaller file is better than a sharper picture. A
 * narrow window on a desktop with a pixel ratio of 1 would get a file that is much too small.
 */
export const heroSizes = '(max-width: 699px) and (max-resolution: 1.25dppx) 250vw, 100vw';

type PictureProps = {
  picture: PictureData;
  /** Empty for decorative pictures. */
  alt: string;
  /** Replaces the picture below 700 px, for a different crop. */
  mobile?: PictureData;
  /**
   * The width of the picture in the layout, as in the `sizes` attribute. Below the first screen of a phone
   * 0.7 of that width is used: two device pixels per CSS pixel look the same as three, and the file is half
   * as large.
   */
  sizes?: string;
  /**
   * The main picture of the first screen: loaded at once, with high priority. One per page. It has no preload
   * link: Chromium may choose another size for the link than for the picture, and then loads both.
   */
  hasPriority?: boolean;
  className?: string;
  style?: CSSProperties;
};

const srcSet = ({ file, widths, version }: PictureData, format: 'avif' | 'webp') =>
  widths.map((width) => `/media/${file}-${width}.${format}?v=${version} ${width}w`).join(', ');

/** One file, for attributes that accept only one. */
export const fallbackSrc = ({ file, widths, version }: PictureData) => {
  const middle = widths[Math.floor(widths.length / 2)];
  return middle === undefined ? `/media/${file}?v=${version}` : `/media/${file}-${middle}.webp?v=${version}`;
};

const mobileOnly = '(max-width: 699px)';
const mobileSources = (picture: PictureData, sizes: string) =>
  picture.widths.length === 0 ? (
    <source media={mobileOnly} srcSet={fallbackSrc(picture)} />
  ) : (
    <>
      <source media={mobileOnly} type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <source media={mobileOnly} type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
    </>
  );

/** If it fails to load, a placeholder is shown (app/behaviors/failed-pictures.ts). */
export const Picture = ({
  picture,
  alt,
  mobile,
  sizes = '100vw',
  hasPriority = false,
  className,
  style,
}: PictureProps) => {
  const image = (
    <img
      src={fallbackSrc(picture)}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading={hasPriority ? 'eager' : 'lazy'}
      fetchPriority={hasPriority ? 'high' : undefined}
      decoding={hasPriority ? 'sync' : 'async'}
      className={className}
      style={{ backgroundColor: picture.color, ...style }}
    />
  );
  const isPlain = picture.widths.length === 0 && !mobile;
  if (isPlain) return image;
  return (
    <picture className="contents">
      {mobile && mobileSources(mobile, sizes)}
      {picture.widths.length > 0 && (
        <>
          <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
        </>
      )}
      {image}
    </picture>
  );
};
