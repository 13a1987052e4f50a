import { useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { SendingOverlay } from '#app/forms/panels/sending-overlay.tsx';
import { gql } from '#app/graphql/gql.ts';
import { request } from '#app/graphql/request.ts';
import { parseLocationId } from '#domain/booking-ids.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { mailtoUrl } from '#domain/text/mailto.ts';
import { formFailures } from '#words/form-notices.ts';
import { cancellation } from '#words/pages/faq.ts';

const StudioManagers = gql(`
  query StudioManagers($studio_id: Int!, $form_id: Int!) {
    getStudioManagersToSendEmailV2(studio_id: $studio_id, form_id: $form_id) {
      __typename
      ... on StudioManagersV2 { data { email } }
      ... on StudioManagerV2APIError { message }
    }
  }
`);

const managersOf = async (studio: string): Promise<string[]> => {
  const studio_id = parseLocationId(studio);
  if (!studio_id) return [];
  const { getStudioManagersToSendEmailV2: result } = await request(StudioManagers, {
    studio_id,
    form_id: managerTopics.cancelMembership,
  });
  return result.__typename === 'StudioManagersV2' ? result.data.map(({ email }) => email) : [];
};

type Props = {
  /** Shows an error and returns false when no studio is chosen. */
  isStudioChosen: () => boolean;
  chosenStudio: () => { id: string; name: string };
};

/** Opens the visitor's mail program with the managers of the chosen studio as recipients. */
export function CancellationMailLink({ isStudioChosen, chosenStudio }: Props) {
  const [isRequesting, setRequesting] = useState(false);
  const [writtenTo, setWrittenTo] = useState<readonly string[]>([]);
  const open = async () => {
    if (!isStudioChosen()) return;
    const { id, name } = chosenStudio();
    setRequesting(true);
    setWrittenTo([]);
    try {
      const managers = await managersOf(id);
      if (managers.length === 0) throw new Error('The studio has no managers');
      setWrittenTo(managers);
      window.location.assign(mailtoUrl(managers, cancellation.mailSubject(name)));
    } catch {
      showToast({ status: 'error', title: formFailures.managerEmail });
    } finally {
      setRequesting(false);
    }
  };
  return (
    // Hidden without scripts, because it requests the managers' email addresses.
    <div className="mt-10 border-t border-ink/15 pt-8 noscript:hidden">
      <h4 className="text-xl">{cancellation.mailHeading}</h4>
      <p className="mt-2 text-sm text-ink-soft">{cancellation.mailText}</p>
      <Button variant="secondary" onClick={open} className="mt-5">
        {cancellation.mailLink}
      </Button>
      {/* The page cannot detect whether a mail program has opened, so the email addresses are shown too. */}
      <p role="status" className="mt-4 text-sm empty:hidden">
        {writtenTo.length > 0 && (
          <>
            {cancellation.mailUnopened}{' '}
            <span className="font-medium break-words select-all">{writtenTo.join(', ')}</span>
          </>
        )}
      </p>
      <SendingOverlay isShown={isRequesting} />
    </div>
  );
}
