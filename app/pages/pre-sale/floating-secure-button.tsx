import { SecureButton } from './secure-button.tsx';

type Props = {
  /** The button is shown between the elements with these two ids (behaviors/scroll-banners.ts). */
  afterId: string;
  beforeId: string;
};

/** Phones only: rises two seconds after the film is scrolled past, and is hidden near the form. */
export const FloatingSecureButton = ({ afterId, beforeId }: Props) => (
  <div
    data-shown-after={afterId}
    data-shown-before={beforeId}
    hidden
    className="fixed inset-x-0 bottom-0 z-30 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))] [[hidden]]:hidden min-[767px]:hidden"
  >
    <SecureButton className="w-full max-w-sm animate-[rise_0.5s_2s_var(--ease-warm)_both] shadow-lift" />
  </div>
);
