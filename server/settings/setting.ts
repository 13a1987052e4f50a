import * as z from 'zod';

/** The settings of one area, by their names in the environment. */
export type Settings = Record<string, Setting>;
type Setting = {
  /** Used for an empty or missing value. */
  defaultValue: string;
  /** Completes the sentence "expected …". */
  expects: string;
  /** One line for the table in docs/settings.md. */
  meaning: string;
  schema: z.ZodType<unknown, string>;
};
/** What `readEnv` makes of settings. */
export type ValuesOf<S extends Settings> = { [N in keyof S]: z.output<S[N]['schema']> };

export const text = z.string();
/** `abort`: further rules parse the URL, so they run only for a valid one. */
const urlIf = (isRight: (url: URL) => boolean) =>
  text.refine((value) => URL.canParse(value) && isRight(new URL(value)), { abort: true });
export const httpUrl = urlIf(({ protocol }) => /^https?:$/.test(protocol));
export const optional = (schema: z.ZodType<string, string>) =>
  text.transform((value, ctx) => {
    if (value === '') return null;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    ctx.addIssue({ code: 'custom', message: 'unusable' });
    return z.NEVER;
  });
const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
/** Secrets, and data that pages show, are sent only encrypted, except within this machine. */
export const isSecure = (url: URL) => url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url));
export const secureUrl = urlIf(isSecure);
/** The value becomes a request header, so it has no space and no control character. */
export const secret = optional(text.regex(/^[!-~]+$/));
export const wholeNumber = (from: number, to: number) =>
  text
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .refine((number) => number >= from && number <= to);
export const optionalNumber = (pattern: RegExp, max = Number.MAX_SAFE_INTEGER) =>
  optional(text.regex(pattern).refine((value) => Number(value) <= max)).transform((value) =>
    value === null ? null : Number(value),
  );
export const pathOrUrl = text.refine(
  (value) => /^\/(?![/\\])/.test(value) || httpUrl.safeParse(value).success,
);
export const listOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Paths are added to this URL, so it has no query, no hash and no password. */
export const apiUrl = (path = /(?:)/) =>
  secureUrl
    .refine((value) => {
      const { pathname, search, hash, username, password } = new URL(value);
      return path.test(pathname) && !search && !hash && !username && !password;
    })
    .transform((value) => value.replace(/\/+$/, ''));
