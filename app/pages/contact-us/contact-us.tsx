import type { ReactNode } from 'react';
import { Picture } from '#app/components/pictures/picture.tsx';
import { FormCard } from '#app/components/sections/form-section.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { TabList, TabPanel } from '#app/components/ui/tabs.tsx';
import type { StudioOptions } from '#app/forms/fields/studios.ts';
import ContactFormCode from '#app/forms/site-forms/contact-form.tsx';
import SupportRequestFormCode from '#app/forms/site-forms/support-request-form.tsx';
import TechSupportFormCode from '#app/forms/site-forms/tech-support-form.tsx';
import { island } from '#app/islands/island.tsx';
import type { Block } from '#content/blocks.ts';
import { contactUs } from '#words/pages/contact-us.ts';

const ContactForm = island(ContactFormCode);
const SupportRequestForm = island(SupportRequestFormCode);
const TechSupportForm = island(TechSupportFormCode);

const { heading, text, image, generalHelp, techSupport, faster } = contactUs;
const tabs = [
  { id: 'general-help', label: generalHelp.tab },
  { id: 'tech-support', label: techSupport.tab },
] as const;

export function ContactUs({ studios }: { studios: StudioOptions }) {
  return (
    <div className="bg-sand">
      <section
        aria-labelledby="page-title"
        data-ground="dark"
        className="bg-oxblood pb-48 text-cream md:pb-64"
      >
        <div className="container-page pt-14 md:pt-20">
          <h1 id="page-title" className="text-5xl">
            {heading}
          </h1>
          <p className="mt-6 max-w-xl text-lg">{text}</p>
        </div>
      </section>
      <div className="container-page -mt-36 grid items-start gap-12 pb-[var(--section-space)] md:-mt-48 lg:grid-cols-[1.7fr_1fr] lg:gap-16">
        <FormCard>
          <TabList tabs={tabs} selected="general-help" label={contactUs.tabs} />
          <TabPanel id="general-help" isSelected>
            <ContactPanel block={generalHelp}>
              <ContactForm studios={studios} />
            </ContactPanel>
          </TabPanel>
          <TabPanel id="tech-support" isSelected={false}>
            <ContactPanel block={techSupport}>
              <TechSupportForm studios={studios} />
              {/* Members who come from the app, with their account (app/behaviors/prefill.ts). */}
              <div hidden data-if-query="account_id">
                <SupportRequestForm studios={studios} />
              </div>
            </ContactPanel>
          </TabPanel>
        </FormCard>
        <aside className="lg:pt-60">
          <h2 className="text-2xl">{faster.heading}</h2>
          <p className="mt-3">{faster.text}</p>
          <ul className="mt-6 border-t border-ink/20">
            {faster.links.map(({ label, to }) => (
              <li key={to} className="border-b border-ink/20">
                <SiteLink
                  to={to}
                  className="group flex min-h-14 items-center justify-between gap-4 font-medium"
                >
                  {label}
                  <Icon
                    name="arrow-right"
                    className="size-5 transition-transform duration-300 group-hover:translate-x-1.5"
                  />
                </SiteLink>
              </li>
            ))}
          </ul>
          <Picture
            {...image}
            sizes="(min-width: 1024px) 28rem, 64vw"
            className="rounded-arch mt-12 aspect-square w-full object-cover max-lg:hidden"
          />
        </aside>
      </div>
    </div>
  );
}

function ContactPanel({ block, children }: { block: Block; children: ReactNode }) {
  return (
    <>
      <h2 className="mt-9 text-2xl">{block.heading}</h2>
      <p className="mt-3 mb-9 max-w-prose">{block.text}</p>
      {children}
    </>
  );
}
