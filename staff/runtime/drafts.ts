const fieldOf = (root: ParentNode) => root.querySelector<HTMLTextAreaElement>('textarea[data-note]');
const ticketOf = (field: Element) => field.closest<HTMLElement>('[data-ticket]')?.dataset.ticket ?? '';

/** Notes that are not saved yet, by ticket: they return when the ticket is shown again. They leave memory with the page. */
export const createDrafts = () => {
  const words = new Map<string, string>();
  const store = () => {
    const field = fieldOf(document);
    if (!field) return;
    if (field.value) words.set(ticketOf(field), field.value);
    else words.delete(ticketOf(field));
  };
  return {
    store,
    restore: () => {
      const field = fieldOf(document);
      const draft = field && words.get(ticketOf(field));
      if (field && draft && !field.value) field.value = draft;
    },
    /** Whether any note of this visit has words that are not saved. */
    has: () => {
      store();
      return words.size > 0;
    },
    /** Whether the note on the screen has words that are not saved. */
    isTyping: () => Boolean(fieldOf(document)?.value),
    /** A saved note leaves its field; what was typed while it was sent stays. */
    forget: (form: HTMLFormElement, sent: string) => {
      const field = fieldOf(form);
      if (!field) return;
      words.delete(ticketOf(field));
      const saved = sent.replaceAll('\r\n', '\n');
      field.value = field.value.startsWith(saved) ? field.value.slice(saved.length) : field.value;
    },
  };
};
