import type { Page } from '@playwright/test';

/** The errors of a page, without the failures of requests that a test aborts or blocks. */
export const errorsOf = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/.test(message.text()))
      errors.push(message.text());
  });
  return errors;
};
