import { isUuid } from '#domain/text/ids.ts';
import { uploadResponse } from '#server/http/response/upload-response.ts';
import { findFileLogged } from '#server/models/tickets/audited-reads/ticket-files.ts';
import { requireActor, type StaffRoutes, screenResponse } from '#server/staff/route.ts';
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
      const { database, forms, log } = call.services;
      const ids = { ticketId, fileId };
      const upload = await findFileLogged(database.kysely, requireActor(call), ids, call.now);
      if (!upload) return { kind: 'missing' };
      const { files } = forms;
      const response = await uploadResponse(call.request.method, upload, { files, log });
      if (response) return { kind: 'response', response };
      const data = { message: words.fileGone };
      return screenResponse('failed', failedWords.title, data, { status: 404 });
    },
  },
];
