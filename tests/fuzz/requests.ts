import { type MarketingForm, type MarketingVariant, marketingForms } from '#domain/forms/marketing-forms.ts';
import { formCalls } from '#tests/forms/form-calls.ts';
import { docx, html, pdf, png } from '#tests/forms/sample-files.ts';
import { argumentTypes, mutationDocument } from '#tests/site/lead-site.ts';
import { badText, badValue } from './bad-values.ts';
import type { FuzzRandom } from './random.ts';

export type FuzzRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

const json = (value: unknown) => JSON.stringify(value);
const post = (path: string, body: FuzzRequest['body'], type = 'application/json'): FuzzRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': type },
  ...(body === undefined ? {} : { body }),
});
const clock = () => Date.now();

/** A valid call with a few bad values. */
const spoiltCall = (random: FuzzRandom): FuzzRequest => {
  const call = random.pick(formCalls);
  const values: Record<string, unknown> = call.toCall(call.table(clock).valid);
  const names = Object.keys(argumentTypes(call.mutation));
  for (let n = random.below(4); n >= 0; n--) values[random.pick(names)] = badValue(random);
  const query = mutationDocument(call.mutation, values, call.selection);
  return post('/graphql', json({ query, variables: values }));
};

const goodLead = ({ variant, studios }: MarketingForm) => {
  const contact = { firstname: 'Fuzz', email: 'fuzz@example.com', phone: '305-555-0118' };
  const home = { address: '41 Banyan Court', city: 'Delray', state: 'FL', zip: '33137' };
  const rest: Record<MarketingVariant, Record<string, string>> = {
    'full-name': { ...contact, lastname: 'Ault' },
    'first-and-last-name': { ...contact, lastname: 'Ault' },
    address: { ...contact, ...home, interested_upcoming_location: studios[0] ?? '' },
    'future-openings': { firstname: 'Fuzz', email: 'fuzz@example.com', position: 'Teacher' },
  };
  return Object.entries(rest[variant]).map(([name, value]): SpoiltField => ({ name, value }));
};

type SpoiltField = { objectTypeId?: unknown; name: string; value: unknown };
const oddLead = (random: FuzzRandom): FuzzRequest => {
  const form = random.pick(marketingForms);
  const field = (): SpoiltField => ({
    objectTypeId: badValue(random),
    name: random.pick([
      'email',
      'firstname',
      'phone',
      'zip',
      'interested_upcoming_location',
      badText(random),
    ]),
    value: random.isLikely(0.8) ? badText(random) : badValue(random),
  });
  // Most bad fields are refused before the rest is read, so half of the requests have valid fields and a bad
  // context.
  const fields = random.isLikely(0.5) ? goodLead(form) : Array.from({ length: random.below(9) }, field);
  if (random.isLikely(0.3)) fields.push(field());
  const context = { hutk: badText(random), pageUri: badText(random), pageName: badText(random) };
  const body = {
    submittedAt: badValue(random),
    fields: random.isLikely(0.9) ? fields : badValue(random),
    context: random.isLikely(0.7) ? context : random.pick([badValue(random), { pageUri: badValue(random) }]),
  };
  const id = random.isLikely(0.9) ? form.id : encodeURIComponent(badText(random).toWellFormed());
  return post(`/marketing-forms/heliora/${id}`, json(body));
};

const part = (name: string, content: Uint8Array | string, filename?: string): Uint8Array =>
  Buffer.concat([
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const files = (random: FuzzRandom): Uint8Array =>
  random.pick<Uint8Array>([png(500), pdf(500), docx(), html(), random.bytes(200), Buffer.alloc(0)]);

const asBody = (random: FuzzRandom, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = Buffer.concat([...parts, Buffer.from('--b--\r\n')]);
  const cut = random.isLikely(0.25) ? whole.subarray(0, random.below(whole.length)) : whole;
  const spoilt = Uint8Array.from(cut);
  if (random.isLikely(0.2) && spoilt.length) spoilt[random.below(spoilt.length)] = random.below(256);
  return spoilt;
};
const multipartType = (random: FuzzRandom) =>
  random.isLikely(0.9)
    ? 'multipart/form-data; boundary=b'
    : random.pick([
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/mixed; boundary=b',
        'multipart/form-data; boundary=other',
      ]);

const oddForm = (random: FuzzRandom): FuzzRequest => {
  const fields: Record<string, string> = {
    email: 'fuzz@example.com',
    name: 'Fuzz Ault',
    description: 'x',
    studio_id: '48750',
    studio_location: '',
  };
  for (let n = random.below(4); n > 0; n--)
    fields[random.pick(['email', 'name', 'description', 'studio_id', badText(random)])] = badText(random);
  const parts = Object.entries(fields).map(([name, value]) => part(name, value));
  for (let n = random.below(4); n > 0; n--) parts.push(part('files', files(random), badText(random)));
  const type = random.pick(['help', 'tech-support', 'tech-support', 'other', '..%2f']);
  return post(`/form/${type}`, asBody(random, parts), multipartType(random));
};

const oddUpload = (random: FuzzRandom): FuzzRequest => {
  const query = `mutation($f: [Upload!]) { createSupportRequestV2(email: "fuzz@example.com", name: "Fuzz", description: "x", files: $f) }`;
  const operations = random.isLikely(0.7) ? { query, variables: { f: [null, null] } } : badValue(random);
  const map = random.isLikely(0.6)
    ? { 0: ['variables.f.0'], 1: ['variables.f.1'] }
    : { 0: badValue(random), 1: [badValue(random)] };
  const parts = [
    part('operations', json(operations) ?? ''),
    part('map', json(map)),
    part('0', files(random), 'a.png'),
    part('1', files(random), badText(random)),
  ];
  const request = post('/graphql', asBody(random, parts), multipartType(random));
  if (random.isLikely(0.9)) request.headers['x-requested-with'] = 'fuzz';
  return request;
};

// Strange documents: server/graphql/guard/guard.test.ts; URLs and methods:
// tests/resilience/strange-requests.test.ts.
const kinds = [spoiltCall, spoiltCall, oddLead, oddLead, oddForm, oddForm, oddUpload];

export const request = (random: FuzzRandom): FuzzRequest => {
  const made = random.pick(kinds)(random);
  const strange = {
    'idempotency-key': 'x'.repeat(random.below(4000)),
    'x-form-elapsed': '9'.repeat(random.below(40)),
  };
  return random.isLikely(0.2) ? { ...made, headers: { ...made.headers, ...strange } } : made;
};
