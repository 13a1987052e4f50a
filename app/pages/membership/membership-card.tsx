import { ButtonLink } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { membership } from '#words/pages/membership.ts';

const { pricing, hero } = membership;
type Card = (typeof pricing.cards)[number];

export function MembershipCard({ card, price }: { card: Card; price: number }) {
  const isFirst = card.id === 'vip';
  return (
    <article
      data-ground={isFirst ? 'dark' : 'light'}
      className={cx(
        'flex h-full flex-col rounded-lg p-7 shadow-card lg:p-9',
        isFirst ? 'bg-oxblood text-cream' : 'bg-paper',
      )}
    >
      <p className="text-eyebrow">{card.studioAccessText}</p>
      <h3 className="mt-3 text-2xl">{card.title}</h3>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="font-display text-4xl">${price}</span>
        <span className="text-sm">{pricing.perMonth}</span>
      </p>
      <ul className="mt-7 mb-9 grid flex-1 content-start gap-3">
        {card.items.map(({ text, isHighlighted }) => (
          <li key={text} className={cx('flex items-start gap-3', isHighlighted && 'font-medium')}>
            <Icon
              name="check"
              className={cx(
                'mt-0.5 size-5',
                isFirst ? 'text-sun' : isHighlighted ? 'text-clay' : 'text-palm',
              )}
            />
            {text}
          </li>
        ))}
      </ul>
      <ButtonLink to={hero.cta.to} variant={isFirst ? 'primary' : 'secondary'}>
        {pricing.choose} <span className="sr-only">{card.title}</span>
      </ButtonLink>
    </article>
  );
}
