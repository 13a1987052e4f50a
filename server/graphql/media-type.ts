const json = 'application/json';
const graphqlResponse = 'application/graphql-response+json';

/** The media types of a response. With `graphqlResponse` the status shows every error, with `json` some. */
export const mediaTypes = { json, graphqlResponse } as const;
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/** The weight of a media type in an Accept header: that of its name, otherwise that of a wildcard. */
const weightOf = (type: MediaType, accept: string): number => {
  const ranges = accept.split(',').map((range) => range.split(';').map((part) => part.trim()));
  for (const name of [type, 'application/*', '*/*']) {
    const range = ranges.find(([named]) => named === name);
    if (!range) continue;
    const weight = Number(range.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    return Number.isNaN(weight) ? 1 : weight;
  }
  return 0;
};

/**
 * Content negotiation. A client must name `application/graphql-response+json` to get it. Every other client
 * gets plain JSON, even a client that accepts neither: a response in the wrong type is more useful than none.
 */
export const mediaTypeFor = (acceptHeader: string | null | undefined): MediaType => {
  const accept = acceptHeader?.toLowerCase();
  if (!accept?.includes(graphqlResponse)) return json;
  const weight = weightOf(graphqlResponse, accept);
  return weight > 0 && weight >= weightOf(json, accept) ? graphqlResponse : json;
};
