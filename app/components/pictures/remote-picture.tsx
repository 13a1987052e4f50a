import { placeholder } from '#app/behaviors/failed-pictures.ts';

type Props = {
  src: string;
  srcSet?: string;
  /** As in `Picture`. */
  sizes?: string;
  alt: string;
  width: number;
  height: number;
  className: string;
};

/** A picture whose URL comes from the API. If it fails, a placeholder is shown, as for other pictures. */
export function RemotePicture({ src, srcSet, sizes, alt, width, height, className }: Props) {
  return (
    <img
      srcSet={srcSet}
      sizes={sizes}
      src={src || placeholder}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
