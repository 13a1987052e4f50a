/** Links to the two app stores with our own icons, without the trademarks of either. */
type StoreButtonProps = {
  store: 'iphone' | 'android';
  href: string;
  hint: string;
  label: string;
};

const marks = {
  iphone: (
    <>
      <rect
        x="7"
        y="2.5"
        width="10"
        height="19"
        rx="2.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <path d="M10.4 5h3.2" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="12" cy="13.2" r="2.6" className="fill-sun" />
    </>
  ),
  android: (
    <>
      <rect
        x="6"
        y="2.5"
        width="12"
        height="19"
        rx="1.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <circle cx="12" cy="5.6" r=".9" fill="currentColor" />
      <path d="M8.8 16.4v-3.2a3.2 3.2 0 0 1 6.4 0v3.2Z" className="fill-sun" />
    </>
  ),
};

export const StoreButton = ({ store, href, hint, label }: StoreButtonProps) => (
  <a
    href={href}
    className="inline-flex min-h-14 items-center gap-3 rounded-full bg-ink py-2 pr-7 pl-5 text-cream ring-1 ring-cream/35 transition-colors hover:bg-oxblood"
  >
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-8 shrink-0">
      {marks[store]}
    </svg>
    <span className="text-left leading-tight">
      <span className="block text-xs opacity-85">{hint}</span>
      <span className="block font-medium text-lg">{label}</span>
    </span>
  </a>
);
