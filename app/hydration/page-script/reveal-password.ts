import { closestOf, listen } from './events.ts';

export function revealPasswords(): void {
  listen('change', (event) => {
    const box = closestOf<HTMLInputElement>(event, '[data-reveals-password]');
    const field = box?.closest('[data-password]')?.querySelector('input');
    if (!field) return;
    field.type = box?.checked ? 'text' : 'password';
    field.autocapitalize = 'none';
  });
}
