const fieldOf = (root: ParentNode) => root.querySelector<HTMLTextAreaElement>('textarea[data-note]');
const ticketOf = (field: Element) => field.closest<HTMLElement>('[data-ticket]')?.dataset.ticket ?? '';

/** Notes that are not saved yet, by ticket: they return when the ticket is shown again. They leave memory with the page. */
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
    /** No note of this visit is unsaved; the one on the screen counts after `store`. */
    isEmpty: () => texts.size === 0,
    /** Whether the note on the screen has text that is not saved. */
    isTyping: () => Boolean(fieldOf(document)?.value),
    /** A saved note leaves its field; what was typed while it was sent stays. */
    forget: (form: HTMLFormElement, sent: string) => {
      const field = fieldOf(form);
      if (!field) return;
      texts.delete(ticketOf(field));
      const saved = sent.replaceAll('\r\n', '\n');
      field.value = field.value.startsWith(saved) ? field.value.slice(saved.length) : field.value;
    },
  };
};
