import { expect, test } from '@playwright/test';

test('teacher training takes applications and shows the openings', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/teacher-training`)).text();
  expect(html).toMatch(/<h2[^>]*>We Are Currently Accepting Applications</);
  expect(html).toMatch(/<a[^>]* href="\/careers"[^>]*>SEE ALL OUR OPENINGS/);
});
