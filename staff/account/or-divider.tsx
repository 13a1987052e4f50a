/** The word between the passkey and the typed factors; hidden where the browser has no passkeys. */
export const OrDivider = ({ children }: { children: string }) => (
  <p className="passkey-only flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-sand after:h-px after:flex-1 after:bg-sand">
    {children}
  </p>
);
