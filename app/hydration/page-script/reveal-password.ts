import { closestOf, listen } from './events.ts';

export function revealPasswords(): void {
  listen(['change'], (event) => {
    const box = closestOf(event, '[data-reveals-password]') as HTMLInputElement | null;
    const field = box?.closest('[data-password]')?.querySelector('input');
    if (box && field) field.type = box.checked ? 'text' : 'password';
  });
}
