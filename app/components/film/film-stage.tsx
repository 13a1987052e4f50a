import { PageDialog } from '#app/components/ui/overlays/dialog.tsx';
import { player } from '#words/pages/player.ts';

/**
 * The dialog in which a film button plays its film before React has started (`page-script/dialogs/films.ts`).
 * Every page with a film button has one. The script fills the frame, so React ignores its content.
 */
export const FilmStage = () => (
  <PageDialog
    id="film"
    label={player.label}
    closeLabel={player.controls.close}
    placement="full"
    className="overflow-hidden"
  >
    <div
      id="film-frame"
      className="size-full *:size-full *:object-contain"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which tells React to keep the content
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  </PageDialog>
);
