import { expect, test } from 'vitest';
import { mediaTypeFor } from './media-type.ts';

const plain = 'application/json';
const proper = 'application/graphql-response+json';

test.each([
  [undefined, plain],
  ['', plain],
  ['*/*', plain],
  ['application/*', plain],
  [plain, plain],
  ['text/html,application/xhtml+xml,*/*;q=0.8', plain],
  ['text/event-stream', plain],
  [proper, proper],
  [`${proper}; charset=utf-8`, proper],
  ['Application/GraphQL-Response+JSON', proper],
  // The Accept headers of Apollo Client, urql and Relay's example.
  [`${proper},${plain};q=0.9`, proper],
  [`${proper}, application/graphql+json, ${plain}, text/event-stream, multipart/mixed`, proper],
  [`${plain}, ${proper}`, proper],
  [`${proper};q=0.5, ${plain}`, plain],
  [`${plain};q=0.9, ${proper};q=0.8`, plain],
  [`${proper};q=0, */*`, plain],
  [`${proper};q=0.5, */*;q=0.1`, proper],
  [`${proper};q=much`, proper],
])('the response to Accept: %s is %s', (accept, type) => {
  expect(mediaTypeFor(accept)).toBe(type);
});
