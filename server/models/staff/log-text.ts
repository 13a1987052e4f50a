import { bulkLogTexts, logTexts, ticketLogTexts } from '#words/staff/log.ts';

/** The actions that the log accepts: an action without a text does not compile. */
export type LogAction = keyof typeof logTexts | `ticket.${keyof typeof ticketLogTexts}`;

/** Stored in this spelling, so it cannot be renamed; elsewhere the word is enrollment. */
export const enrollmentAction = 'auth.enrol' satisfies LogAction;

const hasKey = <Texts extends object>(texts: Texts, key: unknown): key is keyof Texts =>
  typeof key === 'string' && Object.hasOwn(texts, key);
const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** The text of a log line. A stored action without a text, from an earlier version, is shown by its name. */
export const logText = (
  action: string,
  subjectName: string | null,
  detail: Record<string, unknown>,
): string => {
  const [, ticketChange] = /^ticket\.(.+)$/.exec(action) ?? [];
  if (!hasKey(logTexts, action))
    return hasKey(ticketLogTexts, ticketChange) ? ticketLogTexts[ticketChange] : action;
  return logTexts[action]({
    subjectName,
    factor: String(detail.factor ?? detail.method),
    channel: String(detail.channel),
    submissions: Number(detail.submissions),
    legalHolds: Number(detail.legalHolds),
    rows: Number(detail.rows),
    isWhole: detail.isWhole === true,
    lines: Number(detail.lines),
    bulk: {
      kind: hasKey(bulkLogTexts, detail.kind) ? detail.kind : 'unknown',
      done: lengthOf(detail.done),
      unchanged: lengthOf(detail.unchanged),
    },
  });
};
