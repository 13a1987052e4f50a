import type { RequestListener } from 'node:http';
import { type AppOptions, createApp } from '#server/http/app.ts';
import { createResponseCaches } from '#server/http/cache/response-caches.ts';
import type { Admission } from '#server/limits/admission.ts';
import { language } from '#words/language.ts';
import { createLanguageListener } from './language-listener.ts';

/** What all languages of a process share. */
export type SharedByLanguages = Pick<
  AppOptions,
  'services' | 'clientIp' | 'commonHeaders' | 'queue' | 'isDraining' | 'onRejected'
> & { admission: Admission };

/** The site in one language. Its requests have paths without `prefix`. */
export type LanguageSite = {
  prefix: string;
  listener: RequestListener;
};

/** Called in the bundle of the language, so that its words are those of every response. */
export const createLanguageSite = ({
  admission,
  ...options
}: SharedByLanguages & Pick<AppOptions, 'build' | 'graphql' | 'createStaff'>): LanguageSite => {
  const { services, queue, commonHeaders, onRejected } = options;
  const caches = services.env.NODE_ENV === 'development' ? null : createResponseCaches(services, queue);
  const { fetch } = createApp({ ...options, caches });
  return {
    prefix: language.prefix,
    listener: createLanguageListener({ fetch, admission, commonHeaders, onRejected }),
  };
};
