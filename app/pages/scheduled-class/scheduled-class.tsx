import { RemotePicture } from '#app/components/pictures/remote-picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import type { ClassDetails } from '#app/graphql/class-details.ts';
import type { ResultOf } from '#app/graphql/gql.ts';
import { links } from '#content/facts/links.ts';
import { sitePath } from '#content/site-path.ts';
import type { Instant } from '#domain/dates.ts';
import { type ClassListing, isStillToCome } from '#domain/schedule/schedule.ts';
import { studioFromQuery } from '#domain/studios.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import { scheduledClass } from '#words/pages/scheduled-class.ts';
import { ClassHeader } from './class-header.tsx';
import { RoomMap } from './room-map.tsx';

type Loaded = ResultOf<typeof ClassDetails>;
type Props = {
  details: NonNullable<Loaded['getClassDetails']>;
  room: Loaded['getClassSpots'];
  listing: ClassListing;
  origin: string;
  now: Instant;
};

export function ScheduledClass({ details, room, listing, origin, now }: Props) {
  const { location, instructors, class_type } = details;
  const [instructor] = instructors;
  const studio = studioFromQuery(location.id);
  const backTo = studio ? `/schedule?location=${studio.slug}` : '/schedule';
  return (
    <>
      <ClassHeader
        listing={listing}
        studio={location.name}
        backTo={backTo}
        isOver={!isStillToCome(listing, now)}
      />
      <Section labelledBy="class-about">
        <div className="grid gap-14 md:grid-cols-2 md:gap-20">
          <div>
            <h2 id="class-about" className="text-3xl">
              {scheduledClass.about}
            </h2>
            <p lang={class_type.lang ?? undefined} className="mt-5 text-lg">
              {class_type.description}
            </p>
            <h2 className="mt-12 text-3xl">{scheduledClass.where}</h2>
            <address className="mt-5 text-lg not-italic">
              {location.name}
              <br />
              {location.address_line_one}
              <br />
              {location.city}, {location.state_province} {location.postal_code}
            </address>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to={links.directions(location)} variant="secondary">
                {scheduledClass.directions}
              </ButtonLink>
              {studio && (
                <SiteLink
                  to={`/${studio.slug}`}
                  className="inline-flex min-h-11 items-center font-medium text-wine underline underline-offset-4"
                >
                  {scheduledClass.studio(location.name)}
                </SiteLink>
              )}
            </div>
          </div>
          {instructor && (
            <div>
              <h2 className="text-3xl">{scheduledClass.instructor}</h2>
              <div className="mt-6 flex flex-col gap-6 sm:flex-row md:flex-col lg:flex-row">
                <RemotePicture
                  src={instructor.photo_urls.large_url}
                  alt={instructor.name}
                  width={300}
                  height={400}
                  className="rounded-arch aspect-[3/4] w-52 shrink-0 self-start bg-sand object-cover"
                />
                <div>
                  <p className="font-display text-2xl">{firstTwoWords(instructor.name)}</p>
                  <p lang={instructor.lang ?? undefined} className="mt-3">
                    {instructor.bio}
                  </p>
                </div>
              </div>
            </div>
          )}
        </div>
      </Section>
      {room && room.items.length > 0 && (
        <Section ground="paper" labelledBy="class-room">
          <h2 id="class-room" className="mb-8 text-3xl">
            {scheduledClass.room.heading}
          </h2>
          <RoomMap items={room.items} availableSpots={room.available_spots} />
        </Section>
      )}
      {studio && <CalendarFeed url={origin + sitePath(`/calendar/${studio.slug}.ics`)} />}
    </>
  );
}

const { feed } = scheduledClass;

/** With `webcal:`, calendar programs subscribe to the studio's feed instead of importing it once. */
function CalendarFeed({ url }: { url: string }) {
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
