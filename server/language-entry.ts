import * as build from 'virtual:react-router/server-build';
import { visitorMailComposer } from './deliveries/handlers/visitor-mails.ts';
import { createGraphql } from './graphql/yoga.ts';
import { createLanguageSite } from './http/languages/language-site.ts';
import type { LanguageBundle } from './process/site.ts';

/**
 * The entry point of the bundle of each other language: the public site with its words. The process of the
 * default language opens it with its own services (docs/decisions/083-two-languages-in-one-process.md).
 */
export const languageBundle: LanguageBundle = {
  open: (shared) => createLanguageSite({ ...shared, build, graphql: createGraphql(shared.services) }),
  mails: visitorMailComposer,
};

// `react-router build` reads routes and assets from this bundle, as from that of server/entry.ts.
export * from 'virtual:react-router/server-build';
