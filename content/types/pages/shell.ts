import type { Action } from '#content/types/pages/blocks.ts';
import type { ClassKindSlug } from '#domain/class-kinds.ts';

export type SocialKind = 'photos' | 'films' | 'community';

export type Shell = {
  skipLink: string;
  home: string;
  navbar: { label: string; items: readonly Action[]; signUp: { label: string; to: string; hash: string } };
  drawer: { open: string; close: string; label: string };
  footer: {
    label: string;
    /** Under the wordmark: what we are, in one line. */
    line: string;
    /** Over the pages of the navbar, over the others, over the social ones. */
    headings: { practice: string; more: string; follow: string };
    links: readonly Action[];
    external: string;
    social: readonly { kind: SocialKind; label: string; to: string }[];
    privacy: Action;
    copyright: (year: number) => string;
  };
  /** What stands on the drawn phone of the Try-us-out banner; the banner's words are FreeOffer['tryUsOut']. */
  appPreview: {
    label: string;
    studio: string;
    day: string;
    booked: string;
    book: string;
    classes: readonly {
      time: string;
      name: string;
      detail: string;
      kind: ClassKindSlug;
      isBooked?: boolean;
    }[];
  };
  appHeader: string;
  loading: string;
  /** A dialog, player or map whose code could not be loaded. */
  partMissing: string;
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
