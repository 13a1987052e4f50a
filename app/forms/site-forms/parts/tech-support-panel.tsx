import { useEffect, useState } from 'react';
import type { StudioOptions } from '#app/forms/fields/studios.ts';
import SupportRequestForm from '#app/forms/site-forms/support-request-form.tsx';
import TechSupportForm from '#app/forms/site-forms/tech-support-form.tsx';

/** The app opens this page with the member's account id in the query, which is stored with the request. */
export default function TechSupportPanel({ studios }: { studios: StudioOptions }) {
  const [accountId, setAccountId] = useState<string | null>(null);
  // Pages are cached without the query, so only the browser reads it.
  useEffect(() => setAccountId(new URLSearchParams(window.location.search).get('account_id')), []);
  return (
    <div data-hydrate-query="">
      {accountId ? (
        <SupportRequestForm studios={studios} accountId={accountId} />
      ) : (
        <TechSupportForm studios={studios} />
      )}
    </div>
  );
}
