import { setTimeout as pause } from 'node:timers/promises';
import { visitorForms } from '#tests/forms/visitor-requests.ts';

type Kind = keyof typeof visitorForms;
export type SentForm = { key: string; kind: Kind; email: string };

const requestOf = (url: string, { kind, email, key }: SentForm): Request => {
  const { path, headers, body } = visitorForms[kind](email);
  return new Request(url + path, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body });
};

const longestResponseMs = 8000;

/** A form counts as acknowledged only when the response is a success and was read to its end. */
const isAcknowledged = async (url: string, form: SentForm): Promise<boolean> => {
  // Both fail when the server is killed meanwhile.
  const signal = AbortSignal.timeout(longestResponseMs);
  const response = await fetch(requestOf(url, form), { signal }).catch(() => null);
  const body = (await response?.json().catch(() => null)) as { errors?: unknown } | null | undefined;
  if (!response || !body) return false;
  if (response.status >= 400 && response.status < 500)
    throw new Error(`a valid form was refused: ${response.status} ${JSON.stringify(body)}`);
  return response.ok && !body.errors;
};

const kinds = Object.keys(visitorForms) as Kind[];

/** Sends forms until stopped. Like our pages, it repeats a form with the same key until a response. */
export const visitor = async (
  url: string,
  name: number,
  acknowledged: SentForm[],
  isOver: () => boolean,
): Promise<void> => {
  for (let n = 0; !isOver(); n++) {
    const kind = kinds[(n + name) % kinds.length] as Kind;
    const form = { key: `visitor-${name}-${n}`, kind, email: `fay.${name}.${n}@example.com` };
    while (!(await isAcknowledged(url, form))) {
      if (isOver()) return;
      await pause(50);
    }
    acknowledged.push(form);
    await pause(20);
  }
};
