const fieldOf = (root: ParentNode) => root.querySelector<HTMLTextAreaElement>('textarea[data-note]');
const ticketOf = (field: Element) => field.closest<HTMLElement>('[data-ticket]')?.dataset.ticket ?? '';

/**
 * Unsaved notes by ticket: they are restored when the ticket is shown again. They exist only in memory, until
 * the page is left.
 */
export const createDrafts = () => {
  const texts = new Map<string, string>();
  const store = () => {
    const field = fieldOf(document);
    if (!field) return;
    if (field.value) texts.set(ticketOf(field), field.value);
    else texts.delete(ticketOf(field));
  };
  return {
    store,
    restore: () => {
      const field = fieldOf(document);
      const draft = field && texts.get(ticketOf(field));
      if (field && draft && !field.value) field.value = draft;
    },
    /** Whether no note is unsaved. The note on the screen counts only after `store`. */
    isEmpty: () => texts.size === 0,
    /** Whether the note on the screen has unsaved text. */
    isTyping: () => Boolean(fieldOf(document)?.value),
    /** Removes a saved note from its field, but not text that was typed while it was sent. */
    forget: (form: HTMLFormElement, sent: string) => {
      const field = fieldOf(form);
      if (!field) return;
      texts.delete(ticketOf(field));
      const saved = sent.replaceAll('\r\n', '\n');
      field.value = field.value.startsWith(saved) ? field.value.slice(saved.length) : field.value;
    },
  };
};
