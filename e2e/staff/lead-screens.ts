import { expect, type Page } from '@playwright/test';
import { sendLead } from './staff-session.ts';

export const stageButton = (page: Page) => page.locator('[data-sheet="stage"] > summary');
export const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Sends leads to a studio and waits until they are listed: a ticket is opened a moment after the response to
 * the visitor.
 */
export const listLeads = async ({ request }: Page, locationId: number, ...names: string[]) => {
  for (const name of names) await sendLead(request, { name, locationId });
  for (const name of names)
    await expect
      .poll(async () => (await request.get('/staff/leads')).text(), { intervals: [100] })
      .toContain(name);
};
