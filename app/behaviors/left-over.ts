import { hasItem, unsentListKey } from '#app/browser/storage.ts';

/**
 * What earlier pages have left: the success notice of a form that opened this page, and forms that are not
 * sent yet. Their toasts need React, which is loaded only for them.
 */
export async function showLeftOver(): Promise<void> {
  const { toast, ...state } = history.state ?? {};
  const hasUnsent = hasItem('localStorage', unsentListKey);
  if (!toast && !hasUnsent) return;
  const { showToast } = await import('#app/components/ui/overlays/toast.tsx');
  const { mountToaster } = await import('#app/islands/toaster.tsx');
  mountToaster();
  if (toast) {
    history.replaceState(state, '');
    showToast({ status: 'success', title: toast });
  }
  if (hasUnsent) {
    const { resumeResendLoop } = await import('#app/forms/resend/resend-loop.ts');
    resumeResendLoop();
  }
}
