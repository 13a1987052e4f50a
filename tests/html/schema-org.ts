/**
 * The required properties of each type that our pages use (schema.org, and Google's documents on rich
 * results: developers.google.com/search/docs/appearance/structured-data).
 */
const required: Record<string, string> = {
  Answer: 'text',
  BreadcrumbList: 'itemListElement',
  ContactPoint: 'contactType url availableLanguage',
  Event: 'name startDate endDate location description eventStatus eventAttendanceMode url image inLanguage',
  FAQPage: 'inLanguage mainEntity',
  GeoCoordinates: 'latitude longitude',
  HealthClub: '@id name url description telephone address geo openingHoursSpecification',
  JobPosting:
    'title description datePosted validThrough hiringOrganization jobLocation identifier employmentType',
  ListItem: 'position name item',
  Offer: 'url availability',
  OpeningHoursSpecification: 'dayOfWeek opens closes',
  Organization: 'name url',
  Person: 'name',
  Place: 'address',
  PostalAddress: 'addressCountry',
  PropertyValue: 'name value',
  Question: 'name acceptedAnswer',
  VideoObject: 'name description thumbnailUrl uploadDate contentUrl inLanguage',
  WebSite: '@id url name inLanguage',
};

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const time = String.raw`T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)`;
const schemaOrg = String.raw`https://schema\.org/`;
/** The format of the properties that match a name. */
const formats: [name: RegExp, format: RegExp][] = [
  [/^(startDate|endDate|datePosted|validThrough)$/, new RegExp(`^${day}(${time})?$`)],
  // A search engine reads a time without a zone in a zone of its choice.
  [/^uploadDate$/, new RegExp(`^${day}${time}$`)],
  [/^(url|item|image|logo|contentUrl|thumbnailUrl|@id)$/, /^https?:\/\/\S+$/],
  [/^(opens|closes)$/, /^([01]\d|2[0-3]):[0-5]\d$/],
  [/^duration$/, /^PT\d+S$/],
  [/^telephone$/, /^\+1-\d{3}-\d{3}-\d{4}$/],
  [/^postalCode$/, /^\d{5}$/],
  [/^employmentType$/, /^(FULL_TIME|PART_TIME)$/],
  [/^price$/, /^\d+\.\d\d$/],
  [/^priceCurrency$/, /^USD$/],
  [/^(availability|eventStatus)$/, new RegExp(`^${schemaOrg}(InStock|SoldOut|EventScheduled)$`)],
];

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The problems of an item and of all items inside it, as text; empty when there are none. */
export function faultsOf(thing: Thing, where = ''): string[] {
  const type = String(thing['@type'] ?? 'nameless');
  const at = where ? `${where} › ${type}` : type;
  const properties = required[type];
  if (!properties) return [`${at}: no type of our pages`];
  const isMissing = (name: string) => [undefined, null, ''].includes(thing[name] as string);
  const faults = properties
    .split(' ')
    .filter(isMissing)
    .map((name) => `${at}: ${name} is missing`);
  for (const [name, property] of Object.entries(thing)) {
    const values = [property].flat();
    if (values.length === 0) faults.push(`${at}: ${name} is an empty list`);
    const format = formats.find(([names]) => names.test(name))?.[1];
    for (const value of values) {
      if (isThing(value)) faults.push(...faultsOf(value, at));
      else if (format && !format.test(String(value))) faults.push(`${at}: ${name} is ${String(value)}`);
    }
  }
  if (
    thing.startDate &&
    thing.endDate &&
    Date.parse(String(thing.endDate)) < Date.parse(String(thing.startDate))
  )
    faults.push(`${at}: ends before it starts`);
  return faults;
}

/** The structured data of a page, as a search engine reads it. */
export const describedOn = (html: string): Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text as string) as Thing,
  );
