import { expect, test } from 'vitest';
import { createRedirects } from './redirects.ts';

const location = async (APP_SIGNUP_URL: string, path: string) => {
  const response = await createRedirects({ APP_SIGNUP_URL }).request(`http://x${path}`);
  expect(response.status).toBe(302);
  return response.headers.get('location');
};

test('/app hands the query string on byte for byte', async () => {
  const query =
    '?firstName=Jos%C3%A9&lastName=O%27Neil+%26+Co&email=a%2Bb%40c.example&utm_source=website_popup&x=%zz';
  expect(await location('/sign-up', `/app${query}`)).toBe(`/sign-up${query}`);
  expect(await location('https://join.example/start', `/app${query}`)).toBe(
    `https://join.example/start${query}`,
  );
  expect(await location('/sign-up', '/app')).toBe('/sign-up');
});

test('a sign-up site with a query of its own keeps it', async () => {
  expect(await location('https://join.example/?chain=7', '/app?email=x')).toBe(
    'https://join.example/?chain=7&email=x',
  );
});
