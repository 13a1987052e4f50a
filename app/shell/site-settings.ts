import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';

/** The number of free classes of the active promo: 1 means one, every other value means three. */
export const useFreeClassCount = (): number => useRouteLoaderData<typeof loader>('root')?.freeClassCount ?? 1;
