import { NamedError } from '#server/errors/named-error.ts';
import { readBodyText } from '#server/http/body/read-body.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';

/** A body that is not a form of ours; `status` is the status of the response. */
export class UnusableBody extends NamedError {
  static override readonly errorName: string = 'UnusableBody';
  readonly status: 400 | 413 | 415;
  constructor(status: 400 | 413 | 415) {
    super('unusable body');
    this.status = status;
  }
}

/** PostgreSQL cannot store NUL in a text, and no form of ours sends it. */
const hasNul = (text: string) => text.includes('\0');

/** The text fields of a posted form. */
export const postedFields = async (request: Request): Promise<URLSearchParams> => {
  const body = await readBodyText(request, bodyBytes.staffForm);
  if (body === undefined) throw new UnusableBody(413);
  const type = request.headers.get('content-type') ?? '';
  if (body && !/^application\/x-www-form-urlencoded\b/i.test(type)) throw new UnusableBody(415);
  const fields = new URLSearchParams(body);
  for (const [name, value] of fields) if (hasNul(name) || hasNul(value)) throw new UnusableBody(400);
  return fields;
};

/** Whether path and query contain no NUL. */
export const isUsableUrl = (params: Record<string, string>, query: URLSearchParams): boolean =>
  ![...Object.values(params), ...[...query].flat()].some(hasNul);
