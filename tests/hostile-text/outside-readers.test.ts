import { test } from 'vitest';
import { isCalendarDay } from '#domain/dates.ts';
import { readDay } from '#domain/forms/rules/calendar-date.ts';
import { isOfKind, supportKinds } from '#domain/forms/rules/files.ts';
import { maskIfComplete, masks, withMask } from '#domain/forms/rules/masks.ts';
import { splitFullName } from '#domain/forms/schemas/pre-sale-full-name.ts';
import { startDayOf } from '#domain/schedule/schedule.ts';
import { studioFromQuery } from '#domain/studios.ts';
import { csvLine } from '#domain/text/csv.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { ownPath, playerParts, playerTarget } from '#domain/videos/player-target.ts';
import { requestMetadata } from '#server/forms/request-metadata.ts';
import { resolvePage } from '#server/http/cache/cache-key.ts';
import { matchesEtag, negotiateCoding } from '#server/http/cache/cached-response.ts';
import { createRouteTable } from '#server/http/pages/route-table.ts';
import { createClientIp } from '#server/http/request/client-ip.ts';
import { deviceOf } from '#server/http/routes/devices.ts';
import { canonicalPath } from '#server/http/routes/redirects.ts';
import { safeName } from '#server/integrations/file-store/spool.ts';
import { mailBodyHtml, mailBodyText } from '#server/integrations/mail/mail-body.ts';
import { networkOf } from '#server/limits/network.ts';
import { createLog } from '#server/log/log.ts';
import { mailboxLimit } from '#server/models/leads/visitor-mail.ts';
import gazetteer from '#server/places/gazetteer.json' with { type: 'json' };
import { plainName } from '#server/places/place-name.ts';
import { createPlaceSearch } from '#server/places/place-search.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { expectLinear } from './growth.ts';

const today = '2026-11-15';
const page = {
  headers: {},
  tags: {},
  bodies: {},
  inFlight: {},
  status: 200,
  quality: 4,
} as unknown as Parameters<typeof negotiateCoding>[0];
const mailBody = (text: string) => ({
  preview: text,
  heading: text,
  paragraphs: [text],
  rows: [{ label: text, value: text, url: `mailto:${encodeURIComponent(text.toWellFormed())}` }],
  footnote: text,
});
const searchPlaces = createPlaceSearch(gazetteer as unknown as Parameters<typeof createPlaceSearch>[0]);
const log = createLog('debug', () => {});
/** Removes the characters that a header cannot contain. */
const header = (text: string) => text.replace(/[^\x20-\x7e]/g, '');
const clientIp = createClientIp(['127.0.0.1']);

/** Code outside of the form rules that reads URLs, headers, file names and texts. */
const readers: Record<string, (text: string) => unknown> = {
  'the studio in a URL': studioFromQuery,
  'the day in a URL': (text) => startDayOf(new URLSearchParams({ date: text }), today),
  'a day of a call': isCalendarDay,
  'a path with capitals and slashes': (text) => canonicalPath(`/${text}`),
  'the URL of a page': (text) => {
    const url = new URL('http://localhost/schedule');
    for (const name of ['location', 'date', 'kind', 'time', 'instructor']) url.searchParams.set(name, text);
    return resolvePage(url, {
      origin: url.origin,
      today: () => today,
      routes: createRouteTable(smallBuild.routes),
      instructors: new Set(),
      filmOrigins: [],
    });
  },
  'the two parts of a player URL': (text) => playerParts(`/player/${text}`),
  'the film of a player URL': (text) => playerTarget(encodeURIComponent(text.toWellFormed()), '/'),
  'a path on our site': (text) => ownPath(`/${text}`),
  'User-Agent': deviceOf,
  'Accept-Encoding': (text) => negotiateCoding(page, `br;q=0, ${text}`),
  'If-None-Match': (text) => matchesEtag(text, '"tag"'),
  'X-Forwarded-For': (text) =>
    clientIp({ socket: { remoteAddress: '127.0.0.1' }, headers: { 'x-forwarded-for': text } }),
  'the IP address of a visitor': (text) => networkOf(`fe80::1%${text}`),
  'the headers of a form': (text) =>
    requestMetadata(
      new Headers({ cookie: header(text), referer: header(text), 'idempotency-key': header(text) }),
      '::1',
    ),
  'a place that is searched for': (text) => searchPlaces(text),
  'the name of a place': plainName,
  'the name of a file': (text) => safeName(text, 'image/png'),
  'the ending of a file': (text) => isOfKind({ name: text, type: '', size: 1 }, supportKinds),
  'a phone number as it is typed': (text) => withMask(masks.phone, text),
  'a date as it is typed': (text) => maskIfComplete(masks.date, text),
  'a phone number without guidance': (text) => maskIfComplete(masks.phone, text),
  'a day as it is typed': readDay,
  'a full name': splitFullName,
  'a mailbox': (text) => mailboxLimit(text),
  'a line of a mail': (text) => oneLine(text, 200),
  'a mail': (text) => mailBodyHtml(mailBody(text), 'en'),
  'a mail as text': (text) => mailBodyText(mailBody(text)),
  'a cell of an export': (text) => csvLine([text]),
  'the log of an error': (text) => log.failed(new Error(text), { path: `/uploads/${text}` }),
  'the log of a response': (text) => log.responded({ method: 'GET', path: `/${text}`, status: 200, ms: 1 }),
};

test.each(Object.entries(readers))('%s: hostile text costs linear time', (_, read) => expectLinear(read));
