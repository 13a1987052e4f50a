import { readFileSync } from 'node:fs';
import { buildName } from '#server/build-name.ts';
import type { StaffAssets } from '#staff/screen-types.ts';

type Manifest = Record<string, { file: string } | undefined>;

/** URLs of the built files; empty when nothing is built, for example in tests. */
export const readStaffAssets = (): StaffAssets => {
  let manifest: Manifest = {};
  try {
    manifest = JSON.parse(readFileSync('build/staff/.vite/manifest.json', 'utf8')) as Manifest;
  } catch {
    // Without a manifest the screens have no scripts and styles, and still work.
  }
  const urlOf = (source: string) => {
    const file = manifest[source]?.file;
    return file ? `/staff/${file}` : '';
  };
  return {
    build: buildName,
    client: urlOf('staff/runtime/client.tsx'),
    passkeyForms: urlOf('staff/account/passkey-forms.ts'),
    styles: urlOf('staff/staff.css'),
  };
};
