import type { Env } from '#server/env.ts';
import type { FormServices } from '#server/forms/store-form.ts';
import { openFiles } from '#server/integrations/file-store/open-files.ts';
import type { IntakeServices } from '#server/models/leads/intake.ts';

export const createFormServices = ({
  env,
  ...services
}: Pick<IntakeServices, 'database' | 'clock'> & { env: Env }): FormServices => {
  const { store, spool } = openFiles(env);
  const listeners = new Set<() => void>();
  const notifyWorker = () => {
    for (const listener of listeners) listener();
  };
  return {
    ...services,
    limitPerMinute: env.FORMS_PER_MINUTE,
    notifyWorker,
    files: store,
    spool,
    authorizeUrl: env.APP_AUTHORIZE_URL,
    onWork: (listener) => void listeners.add(listener),
  };
};
