import { httpUrl, optional, type Settings } from '#server/settings/setting.ts';

/** Key, secret and bucket must be present, and a `%` in them must be encoded. */
const isStoreUrl = (value: string) => {
  const { username, password, pathname } = new URL(value);
  try {
    return [username, password, pathname.replaceAll('/', '')].every((part) => decodeURIComponent(part));
  } catch {
    return false;
  }
};

export const fileStoreSettings = {
  FILE_STORE_URL: {
    defaultValue: '',
    expects: 'a URL such as https://KEY:SECRET@host/bucket?region=us-east-1',
    meaning:
      'S3-compatible store for uploaded files, a bucket or a folder in one; empty means DATA_DIR/uploads',
    schema: optional(httpUrl.refine(isStoreUrl)),
  },
} satisfies Settings;
