import { PageDialog } from '#app/components/ui/overlays/dialog.tsx';
import { player } from '#words/pages/player.ts';

/** The dialog in which film buttons play. Every page with a film button has one. */
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
      className="size-full *:[:is(video,img)]:size-full *:[:is(video,img)]:object-contain"
    />
  </PageDialog>
);
