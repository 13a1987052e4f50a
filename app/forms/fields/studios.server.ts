import { type LoaderContext, query } from '#app/loaders/query.server.ts';
import { AllStudios, type StudioOptions, studioOptionsOf } from './studios.ts';

/** For the loader of a page with a studio dropdown, which then also works without JavaScript. */
export const loadStudioOptions = async (context: LoaderContext): Promise<StudioOptions> => {
  try {
    return studioOptionsOf((await query(context, AllStudios)).getAllStudios);
  } catch {
    return null;
  }
};

/** The loader of a page that needs nothing else. */
export const studioOptionsLoader = async ({ context }: { context: LoaderContext }) => ({
  studios: await loadStudioOptions(context),
});
