import { hasItem, unsentListKey } from '#app/browser/storage.ts';
import type { Toast } from '#app/components/ui/overlays/toast.tsx';

/** The notice of the page itself (`data-toast`), or of the form that opened this page. */
const waitingToast = (): Toast | undefined => {
  const ofPage = document.querySelector<HTMLElement>('[data-toast]')?.dataset.toast;
  if (ofPage) return JSON.parse(ofPage) as Toast;
  const { toast, ...state } = history.state ?? {};
  if (!toast) return undefined;
  history.replaceState(state, '');
  return { status: 'success', title: toast };
};

/** Notices that wait for this page, and forms that are not sent yet: React is loaded only for them. */
export async function showNotices(): Promise<void> {
  const toast = waitingToast();
  const hasUnsent = hasItem('localStorage', unsentListKey);
  if (!toast && !hasUnsent) return;
  const { showToast } = await import('#app/components/ui/overlays/toast.tsx');
  const { mountToaster } = await import('#app/islands/toaster.tsx');
  mountToaster();
  if (toast) showToast(toast);
  if (hasUnsent) {
    const { resumeResendLoop } = await import('#app/forms/resend/resend-loop.ts');
    resumeResendLoop();
  }
}
