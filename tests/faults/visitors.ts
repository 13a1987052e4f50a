import { setTimeout as pause } from 'node:timers/promises';
import { png } from '#tests/forms/sample-files.ts';

type Kind = 'contact' | 'tech-support' | 'marketing-lead';
export type Attempt = { key: string; kind: Kind; email: string };

const requestOf = (url: string, { kind, email, key }: Attempt): Request => {
  const headers = { 'idempotency-key': key, 'content-type': 'application/json' };
  if (kind === 'contact') {
    const query = `mutation($email: String!) { sendEmailForContactFormV3(email: $email, name: "Fay Ault",
      studio_location: "Davie", description: "Sent under fire", studio_id: 48720, form_id: 3) }`;
    return new Request(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: { email } }),
    });
  }
  if (kind === 'marketing-lead') {
    const fields = [
      { name: 'firstname', value: 'Fay' },
      { name: 'email', value: email },
      { name: 'position', value: 'Teacher' },
    ];
    const body = JSON.stringify({ submittedAt: 0, fields, context: {} });
    return new Request(`${url}/marketing-forms/heliora/future-openings`, { method: 'POST', headers, body });
  }
  const form = new FormData();
  const texts = { email, name: 'Fay Ault', description: 'With a picture', studio_id: '48720' };
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append('files', new Blob([new Uint8Array(png(20_000))]), 'screen.png');
  return new Request(`${url}/form/tech-support`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: form,
  });
};

/** A form counts as acknowledged only when the response is a success and was read to its end. */
const isAcknowledged = async (url: string, attempt: Attempt): Promise<boolean> => {
  try {
    const response = await fetch(requestOf(url, attempt), { signal: AbortSignal.timeout(8000) });
    const body = (await response.json()) as { errors?: unknown };
    if (response.status >= 400 && response.status < 500) {
      throw new TypeError(`a valid form was refused: ${response.status} ${JSON.stringify(body)}`);
    }
    return response.ok && !body.errors;
  } catch (error) {
    if (error instanceof TypeError && error.message.startsWith('a valid form')) throw error;
    return false;
  }
};

const kinds: readonly Kind[] = ['contact', 'tech-support', 'marketing-lead'];

/** Sends forms until stopped. Like our pages, it repeats a form with the same key until a response. */
export const visitor = async (
  url: string,
  name: number,
  acknowledged: Attempt[],
  isOver: () => boolean,
): Promise<void> => {
  for (let n = 0; !isOver(); n++) {
    const kind = kinds[(n + name) % kinds.length] as Kind;
    const attempt = { key: `visitor-${name}-${n}`, kind, email: `fay.${name}.${n}@example.com` };
    while (!(await isAcknowledged(url, attempt))) {
      if (isOver()) return;
      await pause(50);
    }
    acknowledged.push(attempt);
    await pause(20);
  }
};
