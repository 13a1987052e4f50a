import { useLayoutEffect, useRef } from 'react';
import Player from '#app/components/player/player.tsx';
import { PageDialog } from '#app/components/ui/overlays/dialog.tsx';
import { openDialog } from '#app/components/ui/overlays/open-dialog.ts';
import OnDemandForm from '#app/forms/site-forms/on-demand-form.tsx';
import type { VideoListing } from '#app/graphql/videos.ts';
import { onDemand } from '#words/pages/on-demand.ts';

type Props = {
  video: VideoListing;
  isLocked: boolean;
  onSignedUp: () => void;
  onClose: () => void;
};

/**
 * The film, or first the sign-up form of the library. Both are in one dialog: the film replaces the form
 * without a second overlay, and the back button closes either of them.
 */
export default function VideoDialog({ video, isLocked, onSignedUp, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, because the browser restores the focus only if the dialog is closed before it is
  // removed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openDialog(dialog);
    // The focus is on the dialog, not on its first button. A film has `autofocus`, so that its keys work at
    // once.
    if (!dialog.querySelector('[autofocus]')) dialog.focus({ preventScroll: true });
    return () => dialog.close();
  }, []);
  return (
    <PageDialog
      ref={ref}
      id="video"
      label={isLocked ? onDemand.gate.heading : video.name}
      closeLabel={onDemand.gate.close}
      placement={isLocked ? 'center' : 'full'}
      // The player has a button of its own.
      className={isLocked ? undefined : 'overflow-hidden *:[button]:hidden'}
      // In development the effect runs twice, and the first `close` arrives when the dialog is open again.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      {isLocked ? (
        <div className="p-6 pt-14 text-ink sm:p-10 sm:pt-14">
          <h2 className="text-3xl">{onDemand.gate.heading}</h2>
          <p className="mt-4 mb-8">{onDemand.gate.text}</p>
          <OnDemandForm isGate onSent={onSignedUp} />
        </div>
      ) : (
        <Player
          playable={{
            title: video.name,
            src: video.src,
            captions: video.captions,
            poster: video.thumbnail,
          }}
          onClose={() => ref.current?.close()}
        />
      )}
    </PageDialog>
  );
}
