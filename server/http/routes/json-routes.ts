import { Hono } from 'hono';
import type { Graphql } from '#server/graphql/yoga.ts';
import { createFormEndpoints } from '#server/http/forms/form-endpoints.ts';
import { createMarketingEndpoint } from '#server/http/forms/marketing-endpoint.ts';
import { createGraphqlEndpoint } from '#server/http/graphql/graphql-endpoint.ts';
import type { ClientIp } from '#server/http/request/client-ip.ts';
import type { EnqueueRequest } from '#server/http/request/enqueue-request.ts';
import { reportFailure } from '#server/http/response/error-response.ts';
import { Overloaded } from '#server/limits/fair-queue/lane.ts';
import type { Services } from '#server/services.ts';
import { formFailures } from '#words/form-notices.ts';
import { createIp } from './ip.ts';
import { createUploads } from './uploads.ts';

/**
 * Routes whose clients expect JSON, also for an unexpected error: `/graphql`, `/form/:type`,
 * `/marketing-forms/…`, `/ip`, and the managers' downloads at `/uploads/:token`.
 */
export const createJsonRoutes = ({
  services,
  graphql,
  clientIp,
  enqueue,
}: {
  services: Services;
  graphql: Graphql;
  clientIp: ClientIp;
  enqueue: EnqueueRequest;
}): Hono => {
  const { env, forms } = services;
  const routes = new Hono();
  routes.all('/graphql', createGraphqlEndpoint(graphql, forms.spool, clientIp, enqueue));
  routes.route('/', createFormEndpoints(forms, clientIp, enqueue));
  routes.route('/', createMarketingEndpoint(forms, clientIp, enqueue));
  routes.route('/', createIp(env.IP_LOOKUP_URL, clientIp));
  routes.route('/', createUploads(services, enqueue));
  routes.onError((error, c) => {
    if (error instanceof Overloaded) throw error;
    const status = reportFailure(services.log, error, c);
    return c.json({ message: status === 503 ? formFailures.notNow : formFailures.unexpected }, status);
  });
  return routes;
};
