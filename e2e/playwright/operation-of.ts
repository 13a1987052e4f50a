import type { Request } from '@playwright/test';

/** The GraphQL query of a request: its name and variables. */
export const operationOf = (request: Request) => {
  const { searchParams } = new URL(request.url());
  return {
    name: /^query (\w+)/.exec(searchParams.get('query') ?? '')?.[1],
    variables: JSON.parse(searchParams.get('variables') ?? '{}') as Record<string, unknown>,
  };
};
