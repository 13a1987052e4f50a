import { png } from '#tests/forms/sample-files.ts';

let sent = 0;

/** Sends a help form from one IP address, as a proxy would forward it. */
export const sendHelp = (
  url: string,
  { from = `198.51.100.${sent % 250}`, email = `v${sent++}@example.com` } = {},
): Promise<Response> => {
  const form = new FormData();
  const fields = { email, name: 'Priya Nair', description: 'A towel was left behind', studio_id: '48750' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return fetch(`${url}/form/help`, { method: 'POST', body: form, headers: { 'x-forwarded-for': from } });
};

/** Like `sendHelp`, with a picture of `bytes` bytes. */
export const sendPicture = (url: string, email: string, bytes: number): Promise<Response> => {
  const form = new FormData();
  const fields = { email, name: 'Priya Nair', description: 'See the picture', studio_id: '48750' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('files', new Blob([new Uint8Array(png(bytes))]), 'screen.png');
  return fetch(`${url}/form/tech-support`, { method: 'POST', body: form });
};
