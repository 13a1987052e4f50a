import { ButtonLink } from '#app/components/ui/button.tsx';
import { sitePath } from '#content/site-path.ts';
import { player } from '#words/pages/player.ts';

/** The specification has this number: time to read why the film does not start. */
const redirectAfterMs = 2000;

/**
 * The wait begins in the frame after the one that shows the text. `replace` makes Back lead to the page
 * before this one.
 */
const redirect = (to: string) =>
  `requestAnimationFrame(()=>setTimeout(()=>location.replace(${JSON.stringify(to)}),${redirectAfterMs}))`;

/** Without scripts the browser follows the `refresh` of the page; this adds an entry to its history. */
export function InvalidLink() {
  return (
    <div
      data-ground="dark"
      className="grid min-h-svh place-content-center justify-items-center gap-8 bg-oxblood p-8 text-center text-cream"
    >
      <h1 className="text-3xl">{player.invalidLink}</h1>
      <ButtonLink to="/" variant="light">
        {player.home}
      </ButtonLink>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by their hash */}
      <script dangerouslySetInnerHTML={{ __html: redirect(sitePath('/')) }} />
      <noscript>
        <meta httpEquiv="refresh" content={`${redirectAfterMs / 1000};url=${sitePath('/')}`} />
      </noscript>
    </div>
  );
}
