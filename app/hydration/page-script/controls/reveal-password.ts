import { closestOf, listen } from '#app/hydration/page-script/events.ts';

export function revealPasswords(): void {
  listen('change', (event) => {
    const box = closestOf<HTMLInputElement>(event, '[data-reveals-password]');
    const field = box?.closest('[data-password]')?.querySelector('input');
    if (!box || !field) return;
    field.type = box.checked ? 'text' : 'password';
  });
}
