import { ButtonLink } from '#app/components/ui/button.tsx';
import { sitePath } from '#content/site-path.ts';
import { player } from '#words/pages/player.ts';

const redirectAfterSeconds = 2;

/** Also without scripts: the browser follows the `refresh` of the page itself. */
export function InvalidLink() {
  return (
    <div
      data-ground="dark"
      className="grid min-h-svh place-content-center justify-items-center gap-8 bg-oxblood p-8 text-center text-cream"
    >
      <meta httpEquiv="refresh" content={`${redirectAfterSeconds};url=${sitePath('/')}`} />
      <h1 className="text-3xl">{player.invalidLink}</h1>
      <ButtonLink to="/" variant="light">
        {player.home}
      </ButtonLink>
    </div>
  );
}
