import type { Block, Image, Meta, SentPanel } from '#content/types/pages/blocks.ts';

type ContactTab = Block & { tab: string; submit: string; sent: SentPanel };

export type ContactUsPage = {
  meta: Meta;
  heading: string;
  text: string;
  image: Image;
  tabs: string;
  generalHelp: ContactTab;
  techSupport: ContactTab & {
    upload: { label: string; hint: string };
  };
  faster: Block & { links: readonly { label: string; to: string }[] };
};
