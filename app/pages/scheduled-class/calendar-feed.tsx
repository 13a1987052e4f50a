import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { scheduledClass } from '#words/pages/scheduled-class.ts';

const { feed } = scheduledClass;

/** With `webcal:`, calendar programs subscribe to the studio's feed instead of importing it once. */
export function CalendarFeed({ url }: { url: string }) {
  return (
    <Section ground="sand" labelledBy="calendar-feed">
      <SectionHeading id="calendar-feed" title={feed.heading} text={feed.text}>
        <ButtonLink to={url.replace(/^https?:/, 'webcal:')}>{feed.link}</ButtonLink>
        <p className="mt-5 text-sm">
          <code className="rounded-sm bg-cream px-2 py-1 break-all select-all">{url}</code>
        </p>
      </SectionHeading>
    </Section>
  );
}
