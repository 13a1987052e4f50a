import type { RequestListener } from 'node:http';
import { type Admission, createAdmission } from '#server/limits/admission.ts';
import { createFairQueue, type FairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import { networkOf } from '#server/limits/network.ts';
import type { AppOptions } from './app.ts';
import { createDispatchListener } from './languages/dispatch.ts';
import { createLanguageSite, type LanguageSite, type SharedByLanguages } from './languages/language-site.ts';
import { createClientIp, warnOfUnknownProxy } from './request/client-ip.ts';
import { createRejectionLog } from './request/rejection-log.ts';
import { baseHeaders } from './response/security-headers.ts';

export type ProcessListener = {
  listener: RequestListener;
  /**
   * After this call `/readyz` responds with 503, so that proxies send new visitors elsewhere. Other requests
   * are handled as before.
   */
  startDraining: () => void;
  /** Numbers of requests that run or wait: all zero when the server is idle. */
  load: () => Admission['load'] & FairQueue['load'];
};

/** Creates the site of another language, in its bundle. */
export type OpenLanguage = (shared: SharedByLanguages) => LanguageSite;

/** Composes everything between the socket and the apps, for production, development and tests. */
export function createProcessListener({
  maxBodies,
  languages = [],
  ...options
}: Pick<AppOptions, 'services' | 'build' | 'graphql' | 'createStaff'> & {
  /** Tests pass fewer places. */
  maxBodies?: number | undefined;
  /** The other languages, each with the code of its own bundle. */
  languages?: readonly OpenLanguage[] | undefined;
}): ProcessListener {
  const { services } = options;
  const { env, log } = services;
  let isDraining = false;
  const queue = createFairQueue();
  const onRejected = createRejectionLog(log);
  const commonHeaders = baseHeaders(env.PUBLIC_URL);
  const clientIp = createClientIp(env.TRUSTED_PROXIES, warnOfUnknownProxy(log));
  const admission = createAdmission({
    maxBodies,
    networkOf: (incoming) => networkOf(clientIp(incoming)),
  });
  const shared = {
    services,
    queue,
    admission,
    clientIp,
    commonHeaders,
    onRejected,
    isDraining: () => isDraining,
  };
  const main = createLanguageSite({ ...options, ...shared });
  const others = languages.map((open) => open(shared));
  return {
    listener: createDispatchListener(main, others),
    startDraining: () => {
      isDraining = true;
    },
    load: () => ({ ...admission.load, ...queue.load }),
  };
}
