/** What a saved reply can contain in braces: "Hi {first name}". */
export const replyVariables = ['first name', 'studio', 'studio phone', 'my name', 'reference'] as const;

export type ReplyValues = Readonly<Record<(typeof replyVariables)[number], string>>;

const braces = /\{([^{}\n]{1,40})\}/g;

/** Fills in what is known. A variable without a value, or with a typing mistake, stays as it is. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replace(braces, (whole, name: string) => {
    const variable = replyVariables.find((one) => one === name.trim().toLowerCase());
    return (variable && values[variable]) || whole;
  });

/** Braces that are still in the text: a mail with one is not sent. */
export const unfilledIn = (text: string): string[] => [...text.matchAll(braces)].map(([whole]) => whole);

export const replyLimits = { title: 80, text: 8000 };
