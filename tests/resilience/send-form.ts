import { png } from '#tests/forms/sample-files.ts';

let sent = 0;

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ name: 'Priya Nair', studio_id: '48750', ...fields }))
    form.append(name, value);
  return form;
};

/** Sends a help form from one IP address, as a proxy would forward it. */
export const sendHelp = (
  url: string,
  { from = `198.51.100.${sent % 250}`, email = `v${sent++}@example.com` } = {},
): Promise<Response> => {
  const body = formOf({ email, description: 'A towel was left behind' });
  return fetch(`${url}/form/help`, { method: 'POST', body, headers: { 'x-forwarded-for': from } });
};

/** Sends a tech support form with a picture of `bytes` bytes. */
export const sendPicture = (url: string, email: string, bytes: number): Promise<Response> => {
  const body = formOf({ email, description: 'See the picture' });
  body.append('files', new Blob([new Uint8Array(png(bytes))]), 'screen.png');
  return fetch(`${url}/form/tech-support`, { method: 'POST', body });
};
