import { Dialog } from '#app/components/ui/dialog.tsx';
import { player } from '#words/pages/player.ts';
import type { Playable } from './playable.ts';
import { VideoPlayer } from './video-player.tsx';

type Props = {
  video: Playable;
  isOpen: boolean;
  onClose: () => void;
  /** Off where the page itself is the film: the back button leaves that page. */
  hasHistory?: boolean;
};

/** A film over the whole screen. Must be loaded lazily, on the press that opens it. */
export default function VideoModal({ video, isOpen, onClose, hasHistory }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={video.title}
      closeLabel={player.controls.close}
      placement="full"
      hasCloseButton={false}
      hasHistory={hasHistory}
      className="overflow-hidden"
    >
      <VideoPlayer video={video} onClose={onClose} />
    </Dialog>
  );
}
