const selector = 'textarea[data-draft]';
const fieldOf = (root: ParentNode) => root.querySelector<HTMLTextAreaElement>(selector);

/** The member may use a shared computer: then a draft is gone with the tab. */
type Owner = { id: string; isShared: boolean };

/**
 * Unsaved notes and replies, by member and ticket: they are restored when the ticket is shown again, also
 * after a reload or in another tab. They are gone when they are saved or the member signs out, which clears
 * the storage of the site.
 */
export const createDrafts = (owner: Owner | null, signal: AbortSignal) => {
  const storage = owner?.isShared ? sessionStorage : localStorage;
  const keyOf = (field: HTMLTextAreaElement) => {
    const ticket = field.closest<HTMLElement>('[data-ticket]')?.dataset.ticket ?? '';
    return `draft ${owner?.id} ${field.dataset.draft} ${ticket}`;
  };
  const store = (field: HTMLTextAreaElement) => {
    if (field.value) storage.setItem(keyOf(field), field.value);
    else storage.removeItem(keyOf(field));
  };
  const restore = () => {
    for (const field of document.querySelectorAll<HTMLTextAreaElement>(selector))
      field.value ||= storage.getItem(keyOf(field)) ?? '';
  };
  const onInput = ({ target }: Event) => {
    if ((target as Element).matches(selector)) store(target as HTMLTextAreaElement);
  };
  document.addEventListener('input', onInput, { signal });
  restore();
  return {
    restore,
    /** Whether the field on the screen has unsaved text. */
    isTyping: () => Boolean(fieldOf(document)?.value),
    /** Removes a saved text from its field, but not text that was typed while it was sent. */
    forget: (form: HTMLFormElement, sent: string) => {
      const field = fieldOf(form);
      if (!field) return;
      const saved = sent.replaceAll('\r\n', '\n');
      field.value = field.value.startsWith(saved) ? field.value.slice(saved.length) : field.value;
      store(field);
    },
  };
};
