import { once } from 'node:events';
import { Readable } from 'node:stream';
import { isUuid } from '#domain/text/ids.ts';
import { attachmentHeaders } from '#server/http/response/attachment.ts';
import { findFileLogged } from '#server/models/tickets/audited-reads/ticket-files.ts';
import { requireActor, type StaffRoutes } from '#server/staff/route.ts';
import { failedWords } from '#words/staff/errors.ts';
import { ticketWords as words } from '#words/staff/ticket.ts';

/** Files that came with a form, for members who may read the form. */
export const fileRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/leads/:id/files/:upload',
    permission: 'ticket.see',
    isDownload: true,
    handle: async (call) => {
      const { id: ticketId = '', upload: fileId = '' } = call.params;
      if (!isUuid(ticketId) || !isUuid(fileId)) return { kind: 'missing' };
      const { database, forms } = call.services;
      const ids = { ticketId, fileId };
      const upload = await findFileLogged(database.kysely, requireActor(call), ids, call.now);
      if (!upload) return { kind: 'missing' };
      const stream = await forms.files.open(upload.store_key);
      // A file that is missing in the store fails here, before the first header is sent.
      try {
        await once(stream, 'readable');
      } catch (error) {
        call.services.log.failed(error, { in: 'file of a ticket' });
        const data = { message: words.fileGone };
        return {
          kind: 'screen',
          status: 404,
          screen: { name: 'failed', title: failedWords.title, data },
        };
      }
      const body = Readable.toWeb(stream) as ReadableStream;
      const headers = { ...attachmentHeaders(upload.name), 'content-length': String(upload.size) };
      return { kind: 'response', response: new Response(body, { headers }) };
    },
  },
];
