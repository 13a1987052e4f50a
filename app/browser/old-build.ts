import { htmlDataset } from './attributes.ts';

/** Set by the first response of another build than that of the document. */
let isOld = false;

/** The tab has been open since before a release (or the release was taken back). */
export const isOldBuild = (): boolean => isOld;

/** Compares the build of a response with that of the document: both name it. */
export const noteBuild = ({ headers }: Response): void => {
  const build = headers.get('x-build');
  const { build: own } = htmlDataset();
  if (build && own && build !== own) isOld = true;
};
