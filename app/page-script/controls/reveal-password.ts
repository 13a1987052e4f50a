import { closestOf, listen } from '#app/page-script/events.ts';

export function revealPasswords(): void {
  listen('change', (event) => {
    const box = closestOf<HTMLInputElement>(event, '[data-reveals-password]');
    // The password is the first input of its field.
    const password = box?.closest('[data-password]')?.querySelector('input');
    if (password) password.type = box?.checked ? 'text' : 'password';
  });
}
