import { sitePath } from '#content/site-path.ts';
import { marketingCookie } from '#domain/forms/marketing-cookie.ts';
import type { SourcePage } from './form-requests.ts';

/** The visitor's public IP address, or undefined: a lead must neither wait for it nor fail without it. */
export const lookUpIpAddress = async (): Promise<string | undefined> => {
  try {
    const response = await fetch(sitePath('/ip'), { headers: { accept: 'application/json' } });
    const { ip } = (await response.json()) as { ip?: unknown };
    return typeof ip === 'string' ? ip : undefined;
  } catch {
    return undefined;
  }
};

export const browserPage = (ipAddress: string | undefined): SourcePage => ({
  pageUri: window.location.href,
  pageName: document.title,
  hutk: marketingCookie(document.cookie),
  ipAddress,
});
