import { expect, test } from 'vitest';
import { checkForm } from '#domain/forms/check-form.ts';
import { techSupportSchema } from '#domain/forms/schemas/tech-support.ts';
import { validateFiles } from './files.ts';
import { limits } from './limits.ts';

const png = (size: number) => ({ name: 'screen.png', size, type: 'image/png' });
const text = { name: 'notes.txt', size: 5, type: 'text/plain' };
const half = limits.uploads.maxTotalBytes / 2;

test.each([
  ['nothing', [], []],
  ['two that fit together', [png(half), png(half)], [undefined, undefined]],
  ['one of another kind among them', [text, png(9)], ['files.format', undefined]],
  [
    'one that is too large, which leaves its room to the next',
    [png(2 * half + 1), png(9)],
    ['files.tooLarge', undefined],
  ],
  [
    'one too much for all together',
    [png(half), png(half), png(1)],
    [undefined, undefined, 'files.totalTooLarge'],
  ],
  ['eleven', Array.from({ length: 11 }, () => png(1)), [...Array(10).fill(undefined), 'files.tooMany']],
])(
  '%s: each file is validated by itself, and one invalid file makes the form invalid',
  (_, files, refusals) => {
    expect(validateFiles(files).map(({ refusal }) => refusal)).toEqual(refusals);
    const checked = checkForm(techSupportSchema, { uploadedFiles: files });
    const isHeldBack = !checked.ok && 'uploadedFiles' in checked.errors;
    expect(isHeldBack).toBe(refusals.some(Boolean));
  },
);
