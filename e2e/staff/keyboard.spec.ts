import { expect, test } from '@playwright/test';
import { shortcutWords } from '#words/staff/shell.ts';
import { recordCalls } from '../playwright/record-calls.ts';
import { heading, listLeads, row, stageButton } from './lead-screens.ts';
import { expectSound } from './staff-screen.ts';
import { openStudio, signInAs } from './staff-session.ts';

const deerfield = openStudio('deerfield-beach');

test('with the keyboard alone a lead is found, taken, called, noted, moved and finished', async ({
  page,
  context,
}) => {
  await signInAs(context, { name: 'Omar Haddad', role: 'Studio_Manager', studios: [deerfield.id] });
  await listLeads(page, deerfield.locationId, 'Priya Raman', 'Ethan Brooks', 'Grace Lin');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const calls = await recordCalls(page);
  const pressed = new Set<string>();
  const press = (key: string) => {
    pressed.add(key === 'Escape' ? 'Esc' : key);
    return page.keyboard.press(key);
  };
  await page.goto('/staff/leads');
  loads.length = 0;
  await expectSound(page);

  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectSound(page, 'dialog[open]');
  await press('Escape');
  await press('j');
  await expect(row(page, 'Priya Raman')).toBeFocused();
  await press('j');
  await expect(row(page, 'Ethan Brooks')).toBeFocused();
  await press('k');
  await expect(row(page, 'Priya Raman')).toBeFocused();
  const selection = page.getByRole('checkbox', { name: 'Select Priya Raman' });
  await press('x');
  await expect(selection).toBeChecked();
  await press('Escape');
  await expect(selection).not.toBeChecked();
  await press('Enter');
  await expect(heading(page, 'Priya Raman')).toBeFocused();
  await expectSound(page);
  // The list returns to the same position.
  await press('Escape');
  await expect(row(page, 'Priya Raman')).toBeFocused();
  await press('Enter');
  await expect(heading(page, 'Priya Raman')).toBeFocused();
  await press('t');
  await expect(page.getByText('It is yours.')).toBeVisible();
  await expect(page.getByText('Yours', { exact: true })).toBeVisible();
  await press('u');
  await expect(page.getByText('Undone.')).toBeVisible();
  await press('t');
  await expect(page.getByText('It is yours.')).toBeVisible();
  await press('n');
  await page.keyboard.type('Prefers mornings, jokes about towels.');
  await press('Control+Enter');
  await expect(page.getByText('Your note is saved.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'jokes about towels' })).toBeVisible();
  await expect(page.getByLabel('Note for the team')).toHaveValue('');
  await press('r');
  await expect(heading(page, 'Write to Priya Raman')).toBeFocused();
  await press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Raman', exact: true })).toBeFocused();
  await press('c');
  await page.getByRole('button', { name: 'Reached' }).press('Enter');
  await expect(page.getByText('Noted: you reached them.')).toBeVisible();
  await press('e');
  await expect(page.getByRole('button', { name: 'New' })).toBeFocused();
  await press('Escape');
  await expect(stageButton(page)).toBeFocused();
  await press('e');
  await page.getByRole('button', { name: 'Joined' }).press('Enter');
  await expect(page.getByText('Joined. Well worked.')).toBeVisible();

  // The row has left the list; the next row has its position.
  await press('j');
  await expect(heading(page, 'Ethan Brooks')).toBeFocused();
  await press('m');
  await expect(page.getByLabel('Move to another studio')).toBeFocused();
  await page.keyboard.type('Davie');
  await press('Tab');
  await press('Enter');
  await expect(page.getByText('Moved. The other studio sees it now.')).toBeVisible();
  await expect(row(page, 'Ethan Brooks')).toHaveCount(0);
  await press('/');
  await page.keyboard.type('priya');
  await press('Enter');
  await expect(page).toHaveURL(/\/staff\/leads\?q=priya$/);
  await expect(row(page, 'Priya Raman')).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Grace Lin')).toBeVisible();
  expect(calls).toEqual(['tel:3055550188']);
  expect(loads).toEqual([]);
  // Every key of the help.
  expect(shortcutWords.keys.map(([key]) => key).filter((key) => !pressed.has(key))).toEqual([]);
});
