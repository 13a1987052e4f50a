import { useEffect, useRef, useState } from 'react';
import OnDemandForm from '#app/forms/site-forms/on-demand-form.tsx';
import { usePageData } from '#app/islands/page-data.ts';
import { onDemand } from '#words/pages/on-demand.ts';
import { useOnDemandAccess } from './use-on-demand-access.ts';

const { form } = onDemand;

/** The sign-up form of the library, or the thanks to a visitor who has signed up: an island. */
export default function LibrarySignUp() {
  const { hasAccess, grant } = useOnDemandAccess();
  // The form was posted before hydration.
  const isPosted = usePageData().action?.isSent === true;
  useEffect(() => {
    if (isPosted) grant();
  }, [isPosted, grant]);
  // The thank-you text replaces the form, so it gets the focus and is scrolled into view.
  const [isThanked, setThanked] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isThanked) return;
    thanks.current?.focus({ preventScroll: true });
    thanks.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [isThanked]);
  return hasAccess ? (
    <p ref={thanks} tabIndex={-1} className="mt-3 text-lg focus:outline-none">
      {form.sent}
    </p>
  ) : (
    <>
      <p className="mt-3 mb-7">{form.text}</p>
      <OnDemandForm
        onSent={() => {
          grant();
          setThanked(true);
        }}
      />
    </>
  );
}
