import { bad, type FormCase, ok } from './form-cases.ts';

const total = 26_214_400;
const png = (size: number) => ({ name: 'screen.png', size, type: 'image/png' });
const of = (type: string, name = 'file') => ({ name, size: 1000, type });

export const supportFileCases = (field: string): FormCase[] => [
  ok('no file', { [field]: [] }),
  ok('files left out', { [field]: undefined }),
  ok('ten files', { [field]: Array(10).fill(png(1000)) }),
  bad('eleven files', { [field]: Array(11).fill(png(1000)) }, { [field]: 'TOO MANY FILES (MAX: 10)' }),
  ok('one file of the whole limit', { [field]: [png(total)] }),
  bad('one file over the limit', { [field]: [png(total + 1)] }, { [field]: 'FILE TOO LARGE' }),
  ok('two files of the whole limit', { [field]: [png(total / 2), png(total / 2)] }),
  bad(
    'two files over the limit',
    { [field]: [png(total / 2), png(total / 2 + 1)] },
    { [field]: 'FILE(S) TOO LARGE' },
  ),
  ok('every accepted type', {
    [field]: [
      of('image/jpeg'),
      of('image/png'),
      of('image/bmp'),
      of('video/mp4'),
      of('video/quicktime'),
      of('video/x-msvideo'),
      of('video/avi'),
      of('video/x-ms-wmv'),
      of('', 'clip.WMV'),
    ],
  }),
  bad('a gif', { [field]: [of('image/gif')] }, { [field]: 'UNSUPPORTED FORMAT' }),
  bad(
    'a page that is called png',
    { [field]: [of('text/html', 'a.png')] },
    { [field]: 'UNSUPPORTED FORMAT' },
  ),
  bad('an svg', { [field]: [of('image/svg+xml', 'a.svg')] }, { [field]: 'UNSUPPORTED FORMAT' }),
  bad('text instead of a file', { [field]: ['file'] }, { [field]: 'Invalid file format' }),
  bad('a text instead of files', { [field]: 'file' }, { [field]: 'Invalid file format' }),
];
