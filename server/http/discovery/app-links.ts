import type { Env } from '#server/env.ts';

/** Addresses that the app on a phone may open in place of the browser. */
const openedByTheApp = ['/applink', '/get-app', '/thankyou/app'];

/** Which iOS app may open our links and offer our passwords; nothing until one is configured. */
export const appleAppSiteAssociation = ({ IOS_APP_ID }: Pick<Env, 'IOS_APP_ID'>) =>
  IOS_APP_ID && {
    applinks: {
      details: [{ appIDs: [IOS_APP_ID], components: openedByTheApp.map((path) => ({ '/': path })) }],
    },
    webcredentials: { apps: [IOS_APP_ID] },
  };

/** The same for Android, proven by the certificates that the app is signed with. */
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
