import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('a phone does not capitalize a shown password; the page of the server has no attribute for it', () => {
  const field = <PasswordField id="password" name="password" label="Password" />;
  expect(renderToString(field)).not.toContain('autocapitalize');
  const { container } = render(field);
  // In browsers the property sets the attribute; jsdom has no such property.
  expect(container.querySelector('input')).toHaveProperty('autocapitalize', 'none');
});
