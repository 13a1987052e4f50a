import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StudioOptions } from '#app/forms/fields/studios.ts';
import SupportRequestForm from './support-request-form.tsx';
import TechSupportForm from './tech-support-form.tsx';

/** The app opens this page with the member's account in the address: then the request is made in its name. */
export default function TechSupportDesk({ studios }: { studios: StudioOptions }) {
  const [search] = useSearchParams();
  const [accountId, setAccountId] = useState<string | null>(null);
  // Pages are cached without it, so it shows only once the page is here.
  useEffect(() => setAccountId(search.get('account_id')), [search]);
  return accountId ? (
    <SupportRequestForm studios={studios} accountId={accountId} />
  ) : (
    <TechSupportForm studios={studios} />
  );
}
