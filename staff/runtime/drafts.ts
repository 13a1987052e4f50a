import type { Frame, NoticeKey } from '#staff/screen-types.ts';

const selector = 'textarea[data-draft]';
const fieldOf = (root: ParentNode) => root.querySelector<HTMLTextAreaElement>(selector);

/** The notices of a saved text. */
const savedKinds: Partial<Record<NoticeKey, string>> = { noted: 'note', 'mail-leaves': 'reply' };

/**
 * Unsaved notes and replies, by member and ticket: they are restored when the ticket is shown again, also
 * after a reload or in another tab. They are gone when they are saved or the member signs out
 * (staff/account/passkey-forms.ts).
 */
export const createDrafts = ({ member, notice }: Pick<Frame, 'member' | 'notice'>, signal: AbortSignal) => {
  // On a shared computer a draft is gone with the tab.
  const storage = member?.isShared ? sessionStorage : localStorage;
  const keyFor = (kind: string | undefined, ticket: HTMLElement | null) =>
    `draft ${member?.id} ${kind} ${ticket?.dataset.ticket ?? ''}`;
  const keyOf = (field: HTMLTextAreaElement) =>
    keyFor(field.dataset.draft, field.closest<HTMLElement>('[data-ticket]'));
  const write = (key: string, text: string) => {
    try {
      if (text) storage.setItem(key, text);
      else storage.removeItem(key);
    } catch {
      // The storage is full: the text is lost with the page.
    }
  };
  const store = (field: HTMLTextAreaElement) => write(keyOf(field), field.value);
  const restore = () => {
    for (const field of document.querySelectorAll<HTMLTextAreaElement>(selector))
      field.value ||= storage.getItem(keyOf(field)) ?? '';
  };
  const onInput = ({ target }: Event) => {
    if ((target as Element).matches(selector)) store(target as HTMLTextAreaElement);
  };
  document.addEventListener('input', onInput, { signal });
  // After a verification the browser posted the form itself, and `notice` says that the text was saved.
  const saved = notice && savedKinds[notice];
  if (saved) storage.removeItem(keyFor(saved, document.querySelector<HTMLElement>('[data-ticket]')));
  restore();
  return {
    restore,
    /** Whether the field on the screen has unsaved text. */
    isTyping: () => Boolean(fieldOf(document)?.value),
    /**
     * For a form that is sent now: removes the saved text from its field and from the storage, but not
     * what was typed meanwhile. Another ticket may be shown by then.
     */
    forgetter: (form: HTMLFormElement) => {
      const field = fieldOf(form);
      const key = field && keyOf(field);
      return (sent: string) => {
        if (!field || !key) return;
        const saved = sent.replaceAll('\r\n', '\n');
        const rest = (text: string) => (text.startsWith(saved) ? text.slice(saved.length) : text);
        if (field.isConnected && keyOf(field) === key) field.value = rest(field.value);
        write(key, rest(storage.getItem(key) ?? ''));
      };
    },
  };
};
