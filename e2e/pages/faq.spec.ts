import { expect, type Page } from '@playwright/test';
import { test } from '../playwright/test.ts';

test('a link to a question opens it', async ({ page }) => {
  await page.goto('/faq#suspend');
  await expect(page.locator('#suspend')).toHaveAttribute('open', '');
  await expect(page.locator('#suspend')).toBeInViewport();
  await expect(page.locator('#cancel')).not.toHaveAttribute('open');
});

test('the free offer is the first question, and search engines get every answer', async ({ page }) => {
  await page.goto('/faq');
  const structuredData = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  const questions = page.locator('main details summary');
  await expect(questions.first()).toHaveText(/really free\?$/);
  const [faq] = structuredData.filter((data) => data['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(await questions.count());
  expect(faq.mainEntity[0].name).toMatch(/really free\?$/);
});

const details = (page: Page, question: string) => page.locator('details', { hasText: question });

test('answers bring store buttons', async ({ page }) => {
  await page.goto('/faq');
  await details(page, 'How do I book a class?').locator('summary').click();
  await expect(details(page, 'How do I book a class?').getByRole('link')).toHaveCount(2);
});

test('answers bring the way to the cancellation helper', async ({ page }) => {
  await page.goto('/faq');
  await details(page, 'How do I cancel my membership?').locator('summary').click();
  await page.getByRole('link', { name: 'Request a cancellation' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel or suspend a membership' })).toBeInViewport();
});
