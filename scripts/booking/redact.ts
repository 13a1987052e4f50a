/** Fields with personal data, in any object. */
const contact = /e_?mail|phone|instagram|spotify|birth|first_name|last_name/;
const emailAddress = /[^\s@<>"]{1,100}@[^\s@<>"]{1,100}/g;

type Names = Map<string, string>;

/** Collects the names of all teachers, each with its replacement. */
const collectNames = (value: unknown, names: Names): void => {
  if (Array.isArray(value)) for (const one of value) collectNames(one, names);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'instructors' && Array.isArray(inner))
        for (const one of inner) {
          const name = (one as { name?: unknown } | null)?.name;
          if (typeof name === 'string' && name.trim() && !names.has(name))
            names.set(name, `Teacher ${names.size + 1}`);
        }
      collectNames(inner, names);
    }
};

const withoutNames = (text: string, names: Names): string => {
  let plain = text.replace(emailAddress, 'redacted@example.com');
  for (const [name, replacement] of names) {
    plain = plain.replaceAll(name, replacement);
    const [first = ''] = name.trim().split(/\s+/);
    if (first.length > 2) plain = plain.replaceAll(first, replacement);
  }
  return plain;
};

const replaced = (key: string, value: unknown, names: Names): unknown => {
  if (key === 'reservations') return [];
  if (key === 'bio') return '';
  if (key === 'photo_urls') return { large_url: null, thumbnail_url: null };
  if (contact.test(key)) return value === null ? null : typeof value === 'string' ? 'redacted' : value;
  return redactIn(value, names);
};

const redactIn = (value: unknown, names: Names): unknown => {
  if (typeof value === 'string') return withoutNames(value, names);
  if (Array.isArray(value)) return value.map((one) => redactIn(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(key, inner, names)]));
};

/**
 * The responses without names, email addresses, phone numbers, biographies, portraits and reservations. All
 * responses together, because the name of a class may contain a teacher who is only in another response.
 */
export const redact = (bodies: readonly unknown[]): unknown[] => {
  const names: Names = new Map();
  for (const body of bodies) collectNames(body, names);
  return bodies.map((body) => redactIn(body, names));
};
