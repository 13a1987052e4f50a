import type { FileStore } from '#server/integrations/file-store/file-store.ts';
import type { Attachment } from '#server/integrations/mail/mail.ts';
import type { UploadRow } from '#server/models/leads/uploads.ts';

/** Many mail servers refuse more than 10 to 20 MB, and base64 adds a third: larger files become links. */
const maxAttachedBytes = 7_500_000;

const downloadPath = (upload: UploadRow): string => `/uploads/${upload.download_token}`;

export type Download = { name: string; url: string };

export const asAttachments = (
  uploads: readonly UploadRow[],
  files: FileStore,
  publicUrl: string,
): { attached: Attachment[]; linked: Download[] } => {
  const total = uploads.reduce((sum, upload) => sum + upload.size, 0);
  if (total > maxAttachedBytes) {
    return {
      attached: [],
      linked: uploads.map((upload) => ({ name: upload.name, url: publicUrl + downloadPath(upload) })),
    };
  }
  return {
    attached: uploads.map((upload) => ({
      name: upload.name,
      type: upload.type,
      open: () => files.open(upload.store_key),
    })),
    linked: [],
  };
};
