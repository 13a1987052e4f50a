import { studios } from '#domain/studios.ts';
import { notFound } from '#words/pages/not-found.ts';
import { shell } from '#words/pages/shell.ts';

type Link = { label: string; to: string };

/** Pages that a visitor with a mistyped URL may be looking for. */
export const knownPages: readonly Link[] = [
  ...shell.navbar.items,
  ...shell.footer.links.filter(({ to }) => to.startsWith('/')),
  ...notFound.others,
  ...studios.map(({ name, slug }) => ({ label: name, to: `/${slug}` })),
];
