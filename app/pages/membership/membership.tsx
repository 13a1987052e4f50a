import { IllustratedTile } from '#app/components/sections/illustrated-tile.tsx';
import { ImageAndText } from '#app/components/sections/image-and-text.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { island } from '#app/islands/island.tsx';
import { membership } from '#words/pages/membership.ts';
import MembershipPricesCode from './membership-prices.island.tsx';

const { hero, offers, homeAway, perks, referral, onDemand } = membership;

const MembershipPrices = island(MembershipPricesCode);

export function Membership() {
  return (
    <>
      <PageHero heading={hero.heading} text={hero.text} image={hero.image}>
        <ButtonLink to={hero.cta.to} size="large">
          {hero.cta.label}
        </ButtonLink>
      </PageHero>
      <Section ground="paper" labelledBy="offers" className="!py-[calc(var(--section-space)*0.6)]">
        <h2 id="offers" className="text-2xl">
          {offers.heading}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
          {offers.lines.map(({ text, detail }) => (
            <li key={text} className="border-t-2 border-clay pt-5">
              <p className="font-display text-xl">{text}</p>
              <p className="mt-2 text-sm">{detail}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ImageAndText id="home-away" heading={homeAway.heading} text={homeAway.text} image={homeAway.image} />
      <MembershipPrices />
      <Section labelledBy="perks">
        <SectionHeading id="perks" title={perks.heading} />
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {perks.items.map((tile, index) => (
            <li key={tile.heading}>
              <IllustratedTile
                tile={tile}
                order={index % 3}
                sizes="(min-width: 1024px) 26rem, (min-width: 480px) 46vw, 7rem"
              />
            </li>
          ))}
        </ul>
      </Section>
      <ImageAndText
        id="referral"
        ground="dark"
        side="right"
        heading={referral.heading}
        text={referral.text}
        image={referral.image}
      >
        <ButtonLink to={referral.link.to}>{referral.link.label}</ButtonLink>
      </ImageAndText>
      <ImageAndText
        id="on-demand"
        ground="paper"
        heading={onDemand.heading}
        text={onDemand.text}
        image={onDemand.image}
      >
        <ButtonLink to={onDemand.cta.to}>{onDemand.cta.label}</ButtonLink>
      </ImageAndText>
    </>
  );
}
