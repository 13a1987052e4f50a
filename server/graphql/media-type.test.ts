import { expect, test } from 'vitest';
import { mediaTypeFor } from './media-type.ts';

const json = 'application/json';
const graphqlJson = 'application/graphql-response+json';

test.each([
  [undefined, json],
  ['', json],
  ['*/*', json],
  ['application/*', json],
  [json, json],
  ['text/html,application/xhtml+xml,*/*;q=0.8', json],
  ['text/event-stream', json],
  [graphqlJson, graphqlJson],
  [`${graphqlJson}; charset=utf-8`, graphqlJson],
  ['Application/GraphQL-Response+JSON', graphqlJson],
  // The Accept headers of Apollo Client, urql and Relay's example.
  [`${graphqlJson},${json};q=0.9`, graphqlJson],
  [`${graphqlJson}, application/graphql+json, ${json}, text/event-stream, multipart/mixed`, graphqlJson],
  [`${json}, ${graphqlJson}`, graphqlJson],
])('the response to Accept: %s is %s', (accept, type) => {
  expect(mediaTypeFor(accept)).toBe(type);
});
