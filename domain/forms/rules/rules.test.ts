import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkForm } from '#domain/forms/check-form.ts';
import { topicOfPosition } from '#domain/forms/manager-topics.ts';
import { popupDestination } from '#domain/forms/popup-destination.ts';
import { futureOpeningsLead } from '#domain/forms/schemas/future-openings.ts';
import { groupClassSchema } from '#domain/forms/schemas/group-class.ts';
import { preSaleAddressLead } from '#domain/forms/schemas/pre-sale-address.ts';
import { splitFullName } from '#domain/forms/schemas/pre-sale-full-name.ts';
import { toLocationId } from '#domain/studios.ts';
import { fileTypeOf } from '../../../server/integrations/file-store/file-signatures.ts';
import { readDay, today } from './calendar-date.ts';
import { longText } from './fields.ts';
import { limits } from './limits.ts';

describe('days', () => {
  test('a day begins at midnight in Florida', () => {
    expect(today(() => Date.parse('2026-03-10T03:59:59Z'))).toBe('2026-03-09');
    expect(today(() => Date.parse('2026-03-10T04:00:00Z'))).toBe('2026-03-10');
    expect(today(() => Date.parse('2026-01-10T04:59:59Z'))).toBe('2026-01-09');
  });
  test.each(['02/29/2023', '00/10/2020', '04/31/2020', '4/1/2020', '04-01-2020', ''])(
    '%s is not a day',
    (typed) => expect(readDay(typed)).toBeUndefined(),
  );
  test('a day is read month first', () => expect(readDay('02/29/2024')).toBe('2024-02-29'));
});

describe('files', () => {
  const bytes = (...parts: (string | number[])[]) =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
    );
  test.each([
    ['application/pdf', bytes('%PDF-1.7')],
    ['application/msword', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['application/zip', bytes('PK', [3, 4])],
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['image/png', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['image/bmp', bytes('BM', Array(12).fill(0), [40, 0, 0, 0])],
    ['video/mp4', bytes([0, 0, 0, 24], 'ftypisom')],
    ['video/quicktime', bytes([0, 0, 0, 20], 'ftypqt  ')],
    ['video/quicktime', bytes([0, 0, 0, 8], 'moov')],
    ['video/x-msvideo', bytes('RIFF', [1, 2, 3, 4], 'AVI LIST')],
    [
      'video/x-ms-wmv',
      bytes([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9, 0, 0xaa, 0, 0x62, 0xce, 0x6c]),
    ],
    [undefined, bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    [undefined, bytes('BM is the start of a letter')],
    [undefined, bytes('<html><script>')],
    [undefined, bytes('GIF89a')],
    [undefined, bytes()],
  ])('the type of %s is detected by its first bytes', (type, head) => expect(fileTypeOf(head)).toBe(type));
});

describe('what is sent', () => {
  test('a full name is split at its first space', () => {
    expect(splitFullName('  Ana  María de la Cruz ')).toEqual({
      firstname: 'Ana',
      lastname: 'María de la Cruz',
    });
    expect(splitFullName('Ana')).toEqual({ firstname: 'Ana', lastname: '' });
  });
  test('the variant with a postal address sends the whole name as firstname, and the studio', () => {
    const lead = preSaleAddressLead(
      {
        fullname: 'Ana Cruz',
        email: 'a@b.co',
        phone: '1',
        address: 'x',
        city: 'y',
        state: 'FL',
        zip: '33444',
      },
      'Delray',
    );
    expect(lead.map((field) => field.name)).toEqual([
      'firstname',
      'phone',
      'email',
      'address',
      'city',
      'state',
      'zip',
      'interested_upcoming_location',
    ]);
    expect(lead[0]).toEqual({ objectTypeId: '0-1', name: 'firstname', value: 'Ana Cruz' });
  });
  test('the future-openings form sends no studio for a corporate job', () => {
    const form = { name: 'Iris', email: 'iris@example.com', studio: toLocationId(48757) };
    const studioOf = (position: 'Corporate' | 'Teacher') =>
      futureOpeningsLead({ ...form, position }).find(({ name }) => name === 'studio')?.value;
    expect(studioOf('Teacher')).toBe('48757');
    expect(studioOf('Corporate')).toBe('');
  });

  test.each([
    { studioId: '48750', attendees: '024' },
    { studioId: 48750, attendees: 24 },
  ])('a group class call has numbers: %j', (typed) => {
    const person = { name: 'Owen Baptiste', phone: '786-555-0151', email: 'owen@example.com' };
    const checked = checkForm(groupClassSchema(), { ...person, company: 'Rowe', ...typed });
    expect(checked).toMatchObject({ ok: true, value: { studioId: 48750, attendees: 24 } });
  });
  test('the popup passes its fields and campaign tags to the sign-up page', () => {
    expect(
      popupDestination({ first_name: 'Lucía', last_name: 'Peña', email: 'l@e.co', phone: '30555501' }),
    ).toBe(
      '/app?firstName=Luc%C3%ADa&lastName=Pe%C3%B1a&email=l%40e.co&phone=30555501&utm_source=website_popup&utm_medium=not_provided&utm_campaign=ready_set_book',
    );
  });
  test('line breaks of a posted form and of a script are one text, with one length', () => {
    const schema = z.object({ text: longText('description.required') });
    const read = (text: string) => checkForm(schema, { text });
    expect(read('a\r\nb')).toEqual(read('a\nb'));
    const longest = `${'a'.repeat(limits.longText.max - 2)}\r\nb`;
    expect(read(longest).ok).toBe(true);
  });
  test('a position has the manager topic of its mails', () => {
    expect(topicOfPosition).toEqual({ Corporate: 8, Studio_Manager: 6, Teacher: 7, Front_Desk: 9 });
  });
});
