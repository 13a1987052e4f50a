import type { Env } from '#server/env.ts';

/** URLs that a phone may open in the app instead of the browser. */
const openedByTheApp = ['/applink', '/get-app', '/thankyou/app'];

/** The iOS app that may open our links and use its saved passwords; empty until one is configured. */
export const appleAppSiteAssociation = ({ IOS_APP_ID }: Pick<Env, 'IOS_APP_ID'>) =>
  IOS_APP_ID && {
    applinks: {
      details: [{ appIDs: [IOS_APP_ID], components: openedByTheApp.map((path) => ({ '/': path })) }],
    },
    webcredentials: { apps: [IOS_APP_ID] },
  };

/** The Android app that may open our links, identified by its signing certificates. */
export const androidAssetLinks = ({
  ANDROID_PACKAGE,
  ANDROID_CERT_FINGERPRINTS,
}: Pick<Env, 'ANDROID_PACKAGE' | 'ANDROID_CERT_FINGERPRINTS'>) =>
  ANDROID_PACKAGE &&
  ANDROID_CERT_FINGERPRINTS.length > 0 && [
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: {
        namespace: 'android_app',
        package_name: ANDROID_PACKAGE,
        sha256_cert_fingerprints: ANDROID_CERT_FINGERPRINTS,
      },
    },
  ];
