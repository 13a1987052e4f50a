import sanitize from 'sanitize-html';
import { Picture } from '#app/components/pictures/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Review } from '#content/catalog/reviews.ts';
import { reviewLabels } from '#words/review-labels.ts';

const allowed: sanitize.IOptions = {
  allowedTags: ['b', 'strong', 'i', 'em', 'br', 'p'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
};

const stars = [1, 2, 3, 4, 5];

export function ReviewCard({ review }: { review: Review }) {
  return (
    <figure
      className={cx(
        'flex h-full flex-col rounded-lg border-[1.5px] border-transparent bg-paper p-7 shadow-card md:p-9',
        'transition-[border-color,box-shadow,translate] duration-300 ease-warm hover:border-clay hover:shadow-lift hover:-translate-y-1',
      )}
    >
      <div role="img" aria-label={reviewLabels.stars} className="flex gap-1 text-clay">
        {stars.map((star) => (
          <Icon key={star} name="star" className="size-5" />
        ))}
      </div>
      {/* Reviews are in the language in which they were written, on every page. */}
      <blockquote
        lang="en"
        className="mt-5 flex-1 font-display text-xl"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized
        dangerouslySetInnerHTML={{ __html: sanitize(review.review, allowed) }}
      />
      <figcaption className="mt-7 flex items-center gap-4">
        {review.image && (
          <Picture
            picture={review.image}
            alt=""
            sizes="3.5rem"
            className="h-16 w-14 rounded-[28px_28px_4px_4px] object-cover"
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
