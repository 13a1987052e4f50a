import { setTimeout as pause } from 'node:timers/promises';
import { visitorForms } from '#tests/forms/visitor-requests.ts';

type Kind = keyof typeof visitorForms;
export type SentForm = { key: string; kind: Kind; email: string };

const requestOf = (url: string, { kind, email, key }: SentForm): Request => {
  const { path, headers, body } = visitorForms[kind](email);
  return new Request(url + path, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body });
};

/** A form counts as acknowledged only when the response is a success and was read to its end. */
const isAcknowledged = async (url: string, form: SentForm): Promise<boolean> => {
  try {
    const response = await fetch(requestOf(url, form), { signal: AbortSignal.timeout(8000) });
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
