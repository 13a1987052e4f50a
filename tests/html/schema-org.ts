/**
 * The part of schema.org that our pages use: the required properties of each type (schema.org, and Google's
 * documents on rich results: developers.google.com/search/docs/appearance/structured-data) and the optional
 * ones. A property in neither list is a typing mistake, which search engines ignore without a warning.
 */
type Vocabulary = Record<string, { must: readonly string[]; may?: readonly string[] }>;

const vocabulary: Vocabulary = {
  Answer: { must: ['text'] },
  BreadcrumbList: { must: ['itemListElement'] },
  ContactPoint: { must: ['contactType', 'url', 'availableLanguage'] },
  Event: {
    must: [
      'name',
      'startDate',
      'endDate',
      'location',
      'description',
      'eventStatus',
      'eventAttendanceMode',
      'url',
      'image',
      'inLanguage',
    ],
    may: ['organizer', 'performer', 'offers'],
  },
  FAQPage: { must: ['inLanguage', 'mainEntity'] },
  GeoCoordinates: { must: ['latitude', 'longitude'] },
  HealthClub: {
    must: ['@id', 'name', 'url', 'description', 'telephone', 'address', 'geo', 'openingHoursSpecification'],
    may: ['image', 'priceRange', 'parentOrganization'],
  },
  ImageObject: { must: ['url'] },
  ItemList: { must: ['itemListElement'] },
  JobPosting: {
    must: [
      'title',
      'description',
      'datePosted',
      'validThrough',
      'hiringOrganization',
      'jobLocation',
      'identifier',
      'employmentType',
    ],
    may: ['url', 'directApply', 'baseSalary'],
  },
  ListItem: { must: ['position', 'name', 'item'] },
  Offer: { must: ['url', 'availability'], may: ['price', 'priceCurrency', 'validFrom'] },
  OpeningHoursSpecification: { must: ['dayOfWeek', 'opens', 'closes'] },
  Organization: { must: ['name', 'url'], may: ['@id', 'logo', 'alternateName', 'sameAs', 'contactPoint'] },
  Person: { must: ['name'] },
  Place: { must: ['address'], may: ['name', 'geo'] },
  PostalAddress: {
    must: ['addressCountry'],
    may: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'],
  },
  PropertyValue: { must: ['name', 'value'] },
  Question: { must: ['name', 'acceptedAnswer'] },
  VideoObject: {
    must: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'inLanguage'],
    may: ['duration'],
  },
  WebSite: { must: ['@id', 'url', 'name', 'inLanguage'], may: ['alternateName', 'publisher'] },
  WebPage: { must: ['url', 'inLanguage', 'name', 'description', 'primaryImageOfPage'] },
};

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const instant = new RegExp(`^${day}(T\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d))?$`);
const instantOfDay = new RegExp(`^${day}T\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d)$`);
const whole = /^https?:\/\/[^\s]+$/;
const shapes: Record<string, RegExp> = {
  ...Object.fromEntries(
    ['startDate', 'endDate', 'datePosted', 'validThrough'].map((name) => [name, instant]),
  ),
  // A search engine reads a time without a zone in a zone of its choice.
  uploadDate: instantOfDay,
  ...Object.fromEntries(
    ['url', 'item', 'image', 'logo', 'contentUrl', 'thumbnailUrl', '@id'].map((name) => [name, whole]),
  ),
  opens: /^([01]\d|2[0-3]):[0-5]\d$/,
  closes: /^([01]\d|2[0-3]):[0-5]\d$/,
  duration: /^PT\d+S$/,
  telephone: /^\+1-\d{3}-\d{3}-\d{4}$/,
  postalCode: /^\d{5}$/,
  employmentType: /^(FULL_TIME|PART_TIME)$/,
  price: /^\d+\.\d\d$/,
  priceCurrency: /^USD$/,
  availability: /^https:\/\/schema\.org\/(InStock|SoldOut)$/,
  eventStatus: /^https:\/\/schema\.org\/EventScheduled$/,
};

type Thing = Record<string, unknown>;
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The problems of an item and of all items inside it, as text; empty when there are none. */
export function faultsOf(thing: Thing, where = ''): string[] {
  const type = String(thing['@type'] ?? 'nameless');
  const at = where ? `${where} › ${type}` : type;
  const words = vocabulary[type];
  if (!words) return [`${at}: no such type in our vocabulary`];
  const names = Object.keys(thing).filter((name) => name !== '@type' && !(name === '@context' && !where));
  const known = [...words.must, ...(words.may ?? [])];
  const faults = [
    ...words.must
      .filter((name) => thing[name] === undefined || thing[name] === '' || thing[name] === null)
      .map((name) => `${at}: ${name} is missing`),
    ...names.filter((name) => !known.includes(name)).map((name) => `${at}: ${name} is no word of this type`),
  ];
  for (const name of names) {
    const values = Array.isArray(thing[name]) ? (thing[name] as unknown[]) : [thing[name]];
    if (values.length === 0) faults.push(`${at}: ${name} is an empty list`);
    for (const value of values) {
      if (isThing(value)) faults.push(...faultsOf(value, at));
      else if (shapes[name] && !shapes[name].test(String(value)))
        faults.push(`${at}: ${name} is ${String(value)}`);
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
