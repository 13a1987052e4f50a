import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { language } from '#words/language.ts';
import { Invite } from './account/invite.tsx';
import { RecoveryCodes } from './account/recovery-codes.tsx';
import { SignIn } from './account/sign-in.tsx';
import { Verify } from './account/verify.tsx';
import { AnyScreen, type SignInComponents } from './any-screen.tsx';
import type { RenderStaff } from './screen-types.ts';
import { isSignInScreen } from './sign-in-screens.ts';
import { titleOf } from './title.ts';

/**
 * Screens that are only rendered on the server, as plain HTML with staff/account/passkey-forms.ts: their code
 * is not in the client of the others.
 */
const signInComponents: SignInComponents = {
  'sign-in': SignIn,
  invite: Invite,
  'recovery-codes': RecoveryCodes,
  verify: Verify,
};

/** JSON inside a script element, with `<` escaped, so that no text of a visitor can end the element. */
const jsonOf = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export const renderStaff: RenderStaff = (screen, frame, assets) => {
  const isSignIn = isSignInScreen(screen);
  // Rendered separately from the document, as the browser hydrates it: generated ids depend on the root.
  const page = renderToString(<AnyScreen screen={screen} frame={frame} more={signInComponents} />);
  const document = renderToStaticMarkup(
    <html lang={language.code} data-build={assets.build}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{titleOf(screen, frame)}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.styles && <link rel="stylesheet" href={assets.styles} />}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React above */}
        <div id="screen" dangerouslySetInnerHTML={{ __html: page }} />
        {!isSignIn && (
          <script
            id="screen-data"
            type="application/json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with an escaped "<"
            dangerouslySetInnerHTML={{ __html: jsonOf({ screen, frame }) }}
          />
        )}
        {!isSignIn && assets.client && <script type="module" src={assets.client} />}
        {assets.passkeyForms && <script type="module" src={assets.passkeyForms} />}
      </body>
    </html>,
  );
  return `<!doctype html>${document}`;
};
