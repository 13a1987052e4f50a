const fieldOf = (root: ParentNode) => root.querySelector<HTMLTextAreaElement>('textarea[data-note]');
const ticketOf = (field: Element) => field.closest<HTMLElement>('[data-ticket]')?.dataset.ticket ?? '';

/** Notes that are not saved yet, by ticket: they return when the ticket is shown again. They leave memory with the page. */
export const createDrafts = () => {
  const words = new Map<string, string>();
  return {
    store: () => {
      const field = fieldOf(document);
      if (!field) return;
      if (field.value) words.set(ticketOf(field), field.value);
      else words.delete(ticketOf(field));
    },
    restore: () => {
      const field = fieldOf(document);
      const draft = field && words.get(ticketOf(field));
      if (field && draft && !field.value) field.value = draft;
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
