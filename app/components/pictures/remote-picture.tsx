import { useCallback, useState } from 'react';

const placeholder = '/placeholder.svg';

type Props = {
  src: string;
  srcSet?: string;
  /** As in `Picture`. */
  sizes?: string;
  alt: string;
  width: number;
  height: number;
  className?: string;
};

/** A picture whose URL comes from the API. If it fails, a placeholder is shown, as for other pictures. */
export function RemotePicture({ src, srcSet, sizes, alt, width, height, className }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const catchEarlyFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
    },
    [src],
  );
  const isShown = failed !== src && src;
  return (
    <img
      ref={catchEarlyFailure}
      {...(isShown && { srcSet, sizes })}
      src={isShown || placeholder}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      className={className}
    />
  );
}
