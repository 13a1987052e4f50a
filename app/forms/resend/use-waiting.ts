import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { startResendLoop } from './resend-loop.ts';
import { onSentForm, type SentForm, takeUnsent } from './unsent-forms.ts';
import { onUnsentList, parseUnsentList, unsentListText } from './unsent-list.ts';
import type { UnsentForm } from './unsent-store.ts';

type Options = {
  /** The visitor is typing in the form: a refused form returns to it only afterwards. */
  isBusy: boolean;
  /** The form is no longer unsent: the visitor wants to change it, or the server refused it. */
  onTaken: (unsent: UnsentForm) => void;
  /** The form was sent again, from this tab or another one. */
  onSent: (sent: SentForm) => void;
};

/** The newest unsent form with this name, from this page or another one. */
export function useWaiting(form: string, { isBusy, onTaken, onSent }: Options) {
  const list = useSyncExternalStore(onUnsentList, unsentListText, () => '');
  const unsent = parseUnsentList(list).findLast((entry) => entry.form === form);
  const [lastId, setLastId] = useState(unsent?.id);
  if (unsent && unsent.id !== lastId) setLastId(unsent.id);

  const takeBack = async () => {
    const taken = unsent && (await takeUnsent(unsent.id));
    if (taken) onTaken(taken);
  };
  const onRefused = useEffectEvent(takeBack);
  const isRefused = unsent?.isRefused === true;
  useEffect(() => {
    if (isRefused && !isBusy) onRefused();
  }, [isRefused, isBusy]);
  const isWaiting = unsent !== undefined && !isRefused;
  useEffect(() => {
    if (isWaiting) startResendLoop();
  }, [isWaiting]);

  const onMessage = useEffectEvent((sent: SentForm) => {
    if (sent.id === lastId) onSent(sent);
  });
  const hasWaited = lastId !== undefined;
  useEffect(() => (hasWaited ? onSentForm(onMessage) : undefined), [hasWaited]);

  return {
    /** Time of the submit; undefined when there is no unsent form. */
    since: isWaiting ? unsent.at : undefined,
    takeBack,
  };
}
