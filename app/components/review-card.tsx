import { Picture } from '#app/components/picture.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { PictureData } from '#media/picture.ts';

export type ReviewCardData = {
  name: string;
  /** Sanitised on the server. */
  reviewHtml: string;
  location: string | null;
  image: PictureData | null;
};

const stars = [1, 2, 3, 4, 5];

export function ReviewCard({ review, starsLabel }: { review: ReviewCardData; starsLabel: string }) {
  return (
    <figure className="flex h-full flex-col rounded-lg bg-paper p-7 shadow-card md:p-9">
      <div role="img" aria-label={starsLabel} className="flex gap-1 text-clay">
        {stars.map((star) => (
          <Icon key={star} name="star" className="size-5" />
        ))}
      </div>
      <blockquote
        className="mt-5 flex-1 font-display text-xl"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (html.server.ts)
        dangerouslySetInnerHTML={{ __html: review.reviewHtml }}
      />
      <figcaption className="mt-7 flex items-center gap-4">
        {review.image && (
          <Picture
            picture={review.image}
            alt=""
            sizes="3.5rem"
            className="size-14 rounded-full object-cover object-top"
          />
        )}
        <span>
          <span className="block font-medium">{review.name}</span>
          {review.location && <span className="block text-sm text-ink-soft">{review.location}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
