import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Picture } from '#app/components/pictures/picture.tsx';
import { picture } from '#media/picture.ts';
import { placeholder, replaceFailedPictures } from './failed-pictures.ts';

test('React takes over a picture that failed before hydration', async () => {
  replaceFailedPictures();
  const node = document.body.appendChild(document.createElement('div'));
  const element = <Picture picture={picture('kinds/flow-detail-1')} alt="" />;
  node.innerHTML = renderToString(element);
  const image = node.querySelector('img');
  image?.dispatchEvent(new Event('error'));
  expect(node.querySelectorAll('source').length).toBeGreaterThan(0);
  // React's development build prints attributes that differ, and keeps them.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(node, element, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
  expect(node.querySelector('img')).toBe(image);
  expect(image?.getAttribute('src')).toBe(placeholder);
  for (const part of node.querySelectorAll('[srcset]')) expect(part.getAttribute('srcset')).toBe('');
  vi.restoreAllMocks();
});
