/** Media types recognized by the first bytes: names and declared types cannot be trusted. */
export type FileType =
  | 'application/pdf'
  | 'application/msword'
  | 'application/zip'
  | 'image/jpeg'
  | 'image/png'
  | 'image/bmp'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/x-msvideo'
  | 'video/x-ms-wmv';

type Signature = { type: FileType; at: number; bytes: readonly number[] };
const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const signatures: readonly Signature[] = [
  { type: 'application/pdf', at: 0, bytes: ascii('%PDF-') },
  { type: 'application/msword', at: 0, bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { type: 'application/zip', at: 0, bytes: [0x50, 0x4b, 0x03, 0x04] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  {
    type: 'video/x-ms-wmv',
    at: 0,
    bytes: [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9, 0x00, 0xaa, 0x00, 0x62, 0xce, 0x6c],
  },
];

/** Number of bytes that `fileTypeOf` needs. */
export const signatureBytes = 64;

const has = (head: Uint8Array, at: number, bytes: readonly number[]) =>
  bytes.every((byte, index) => head[at + index] === byte);
const textAt = (head: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...head.subarray(at, at + length));

/** QuickTime and MP4 have the same container; its brand, or a bare QuickTime atom, distinguishes them. */
const movieType = (head: Uint8Array): FileType | undefined => {
  const atom = textAt(head, 4, 4);
  if (atom === 'ftyp') return textAt(head, 8, 4) === 'qt  ' ? 'video/quicktime' : 'video/mp4';
  return ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(atom) ? 'video/quicktime' : undefined;
};

/** Any text may begin with "BM", so the header's size field must be valid as well. */
const isBitmap = (head: Uint8Array) =>
  has(head, 0, ascii('BM')) &&
  [12, 40, 52, 56, 64, 108, 124].includes(head[14] ?? 0) &&
  has(head, 15, [0, 0, 0]);

export const fileTypeOf = (head: Uint8Array): FileType | undefined => {
  const known = signatures.find(({ at, bytes }) => has(head, at, bytes));
  if (known) return known.type;
  if (isBitmap(head)) return 'image/bmp';
  if (has(head, 0, ascii('RIFF')) && has(head, 8, ascii('AVI '))) return 'video/x-msvideo';
  return movieType(head);
};
