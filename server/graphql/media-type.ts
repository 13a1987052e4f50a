const json = 'application/json';
const graphqlResponse = 'application/graphql-response+json';

/** The media types of a response. With `graphqlResponse` the status shows every error, with `json` some. */
export const mediaTypes = { json, graphqlResponse } as const;
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

/**
 * A client that names `application/graphql-response+json` gets it. Every other client gets plain JSON, even a
 * client that accepts neither: a response in the wrong type is more useful than none.
 */
export const mediaTypeFor = (accept: string | null | undefined): MediaType =>
  accept?.toLowerCase().includes(graphqlResponse) ? graphqlResponse : json;
