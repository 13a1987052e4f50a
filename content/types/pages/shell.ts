import type { Action } from '#content/types/pages/blocks.ts';

export type SocialKind = 'photos' | 'films' | 'community';

export type Shell = {
  skipLink: string;
  home: string;
  navbar: { label: string; items: readonly Action[]; signUp: { label: string; to: string; hash: string } };
  drawer: { open: string; close: string; label: string };
  footer: {
    label: string;
    links: readonly Action[];
    external: string;
    social: readonly { kind: SocialKind; label: string; to: string }[];
    privacy: Action;
    copyright: (year: number) => string;
  };
  /** The picture of the Try-us-out banner; its words are FreeOffer['tryUsOut']. */
  appPreviewAlt: string;
  appHeader: string;
  loading: string;
  toasts: { region: string; close: string };
  dialog: { close: string };
  carousel: { previous: string; next: string; position: (index: number, count: number) => string };
  video: {
    play: string;
    pause: string;
    mute: string;
    playFilm: (film: string) => string;
    pauseFilm: (film: string) => string;
    unmute: string;
    fullScreen: string;
    retry: string;
    failed: string;
  };
  stores: { hint: string; ios: string; android: string };
};
