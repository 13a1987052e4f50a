import type { Block, Meta } from '#content/types/pages/blocks.ts';

export type PlayerPage = {
  meta: Meta;
  label: string;
  invalidLink: string;
  home: string;
  controls: {
    play: string;
    pause: string;
    mute: string;
    unmute: string;
    fullScreen: string;
    leaveFullScreen: string;
    captionsOn: string;
    captionsOff: string;
    seek: string;
    close: string;
    position: (at: string, of: string) => string;
  };
  preview: (minutes: number) => string;
  loading: string;
  failed: Block & { retry: string };
  notFilmed: Block;
};
