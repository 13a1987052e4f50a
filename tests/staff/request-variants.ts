import { badText } from '#tests/fuzz/bad-values.ts';
import { type FuzzRandom, fuzzRandom } from '#tests/fuzz/random.ts';

export type FuzzedRequest = {
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};
export type RequestVariant = (
  parts: { path: string; fields: URLSearchParams },
  random: FuzzRandom,
) => FuzzedRequest;

const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const crossSite: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
];
const sameSite = { 'sec-fetch-site': 'same-origin' };
const wellFormed: RequestVariant = ({ path, fields }) => ({
  path,
  headers: { ...formType, ...sameSite },
  body: fields.toString(),
});
const lastPart = /[^/]+$/;

/** Ways in which a request differs from those of our pages. The first two are well formed. */
export const requestVariants: Record<string, RequestVariant> = {
  'own and foreign ids': wellFormed,
  'a forged version': ({ path, fields }, { pick }) => {
    fields.set('version', pick(['0', '-1', '999999', '1e9', '9'.repeat(400), 'NaN', '']));
    return wellFormed({ path, fields }, fuzzRandom(0));
  },
  'a cross-site post': ({ path, fields }, { pick }) => ({
    path,
    headers: { ...formType, ...pick(crossSite) },
    body: fields.toString(),
  }),
  'bad texts': ({ path, fields }, random) => {
    for (const name of fields.keys()) if (random.isLikely(0.5)) fields.set(name, badText(random));
    return wellFormed({ path, fields }, random);
  },
  'NUL in fields, path and query': ({ path, fields }, { pick }) => {
    fields.set(pick([...fields.keys()]), 'a\0b');
    const withNul = pick([path, path.replace(lastPart, 'a%00b'), `${path}?q=%00&at=%00`]);
    return wellFormed({ path: withNul, fields }, fuzzRandom(0));
  },
  'a huge body, a long path, a long query': ({ path, fields }, { pick }) => {
    fields.delete('text');
    const text = 'x'.repeat(pick([900_000, 1_200_000]));
    const long = pick([path, path.replace(lastPart, 'x'.repeat(9000)), `${path}?q=${'y'.repeat(9000)}`]);
    return { path: long, headers: { ...formType, ...sameSite }, body: `${fields}&text=${text}` };
  },
  'broken encodings': ({ path }, { pick, bytes }) => ({
    path: pick([path, `${path}?q=%E0%A4%A`, path.replace(lastPart, '%ff%fe'), `${path}?%=%&after=%C0%80`]),
    headers: { ...formType, ...sameSite },
    body: pick([bytes(500), '%', 'version=%E0%A4%A&text=%', '&&==&=', 'ticket=1&ticket=2&ticket=%00']),
  }),
  'another type of body': ({ path }, { pick }) => ({
    path,
    headers: {
      'content-type': pick(['application/json', 'multipart/form-data; boundary=x', 'text/xml', '']),
      ...sameSite,
    },
    body: pick([
      '{"version":1,"ticket":[{}]}',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
      'null',
    ]),
  }),
};
