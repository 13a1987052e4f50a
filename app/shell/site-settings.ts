import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';

/** The active promo's count of free classes, for any page that mentions the offer: 1 means one, all else three. */
export const useFreeClassCount = (): number => useRouteLoaderData<typeof loader>('root')?.freeClassCount ?? 1;
