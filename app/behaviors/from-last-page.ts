import { hasItem, unsentListKey } from '#app/browser/storage.ts';
import type { Toast } from '#app/components/ui/overlays/toast.tsx';

/** The notice of the page itself (`data-toast`), or of the form that opened this page. */
const waitingToast = (): Toast | undefined => {
  const ofPage = document.querySelector<HTMLElement>('[data-toast]')?.dataset.toast;
  if (ofPage) return JSON.parse(ofPage) as Toast;
  const title = history.state?.toast;
  return title && { status: 'success', title };
};

/** What earlier pages have left: a notice, and forms that are not sent. React is loaded only for them. */
export async function continueFromLastPage(): Promise<void> {
  const toast = waitingToast();
  const hasUnsent = hasItem('localStorage', unsentListKey);
  if (!toast && !hasUnsent) return;
  const [{ showToast }, { mountToaster }] = await Promise.all([
    import('#app/components/ui/overlays/toast.tsx'),
    import('#app/islands/toaster.tsx'),
  ]);
  mountToaster();
  if (toast) {
    showToast(toast);
    // The text is removed only now: if the code had not arrived, a reload would show it.
    const { toast: _, ...state } = history.state;
    history.replaceState(state, '');
  }
  if (hasUnsent) {
    const { resumeResendLoop } = await import('#app/forms/resend/resend-loop.ts');
    resumeResendLoop();
  }
}
