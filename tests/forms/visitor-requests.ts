import { png } from './sample-files.ts';

/** The post of a form as our pages and apps send it. */
export type FormRequest = {
  path: string;
  headers: Record<string, string>;
  body: string | Buffer<ArrayBuffer>;
};

const json = { 'content-type': 'application/json' };
const name = 'Lena Ortiz';
const boundary = 'a-line-that-appears-nowhere-else';

/** A form of each transport: GraphQL, the marketing provider's JSON, and multipart with a picture. */
export const visitorForms = {
  contact: (email: string): FormRequest => {
    const query = `mutation($email: String!) { sendEmailForContactFormV3(email: $email, name: "${name}",
      studio_location: "Davie", description: "Sent by a test", studio_id: 48720, form_id: 3) }`;
    return { path: '/graphql', headers: json, body: JSON.stringify({ query, variables: { email } }) };
  },
  'marketing-lead': (email: string): FormRequest => {
    const lead = Object.entries({ firstname: 'Lena', email, position: 'Teacher' });
    const fields = lead.map(([field, value]) => ({ name: field, value }));
    const body = JSON.stringify({ submittedAt: 0, fields, context: {} });
    return { path: '/marketing-forms/heliora/future-openings', headers: json, body };
  },
  'tech-support': (email: string): FormRequest => {
    const part = (rest: string) => `--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`;
    const fields = { email, name, description: 'With a picture', studio_id: '48720' };
    const texts = Object.entries(fields).map(([field, value]) => `${part(`name="${field}"`)}${value}\r\n`);
    const file = part('name="files"; filename="screen.png"');
    return {
      path: '/form/tech-support',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: Buffer.concat([
        Buffer.from(texts.join('') + file),
        png(20_000),
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    };
  },
};
