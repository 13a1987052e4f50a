import { brand } from '#domain/brand.ts';
import { withoutDirectionMarks } from '#domain/text/text-direction.ts';

/** `url` is the link of the value: a phone number, an email address or a download. */
export type Row = { label: string; value: string; url?: string };

/** Content of a mail before it is rendered. All texts are plain; rendering escapes them. */
export type MailBody = {
  /** Shown beside the subject in the list of mails. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Labels and values, one per line. */
  rows?: readonly Row[];
  button?: { label: string; url: string };
  footnote: string;
};

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  withoutDirectionMarks(text).replace(/[&<>"']/g, (sign) => escapes[sign] as string);
const lines = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');

const color = {
  ink: '#2a1216',
  oxblood: '#4a1220',
  wine: '#7a2232',
  ember: '#ff6b2c',
  sun: '#ffb25e',
  sand: '#f3d9b1',
  cream: '#fbf3e7',
};
const serif = "Fraunces,Georgia,'Times New Roman',serif";
const sans = "Outfit,'Helvetica Neue',Helvetica,Arial,sans-serif";

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font:400 16px/1.6 ${sans};color:${color.ink}">${lines(text)}</p>`;

const valueHtml = ({ value, url }: Pick<Row, 'value' | 'url'>) =>
  url ? `<a href="${escapeHtml(url)}" style="color:${color.wine}">${lines(value)}</a>` : lines(value);

/** A longer value gets the whole width, because a phone would show it as a narrow column. */
const maxLengthBeside = 60;

const cell = (content: string, style: string, span = 1) =>
  `<td colspan="${span}" style="border-top:1px solid ${color.sand};vertical-align:top;${style}">${content}</td>`;
const labelStyle = `font:600 13px/1.5 ${sans};color:${color.wine}`;
const valueStyle = `font:400 16px/1.5 ${sans};color:${color.ink};word-break:break-word`;

const row = ({ label, ...shown }: Row) => {
  const [name, value] = [escapeHtml(label), valueHtml(shown)];
  if (shown.value.length > maxLengthBeside) {
    const above = `<div style="margin-bottom:4px;${labelStyle}">${name}</div>`;
    return `<tr>${cell(above + value, `padding:10px 0;${valueStyle}`, 2)}</tr>`;
  }
  const beside = cell(name, `width:1%;padding:10px 16px 10px 0;white-space:nowrap;${labelStyle}`);
  return `<tr>${beside}${cell(value, `padding:10px 0;${valueStyle}`)}</tr>`;
};

const buttonHtml = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${color.ember};color:${color.ink};font:600 16px ${sans};text-decoration:none">${escapeHtml(label)}</a></p>`;

/** Tables and inline styles: the subset of HTML that every mail program supports. */
export const mailBodyHtml = (body: MailBody, lang: string): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(body.heading)}</title></head>
<body style="margin:0;padding:0;background:${color.cream}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(body.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${color.cream}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:20px 32px;background:${color.oxblood};border-radius:24px 24px 0 0;font:400 24px ${serif};color:${color.cream}"><span style="display:inline-block;width:14px;height:14px;border-radius:7px;background:${color.sun};margin-right:10px"></span>${escapeHtml(brand.name)}</td></tr>
<tr><td style="padding:32px;background:#ffffff;border-radius:0 0 24px 24px">
<h1 style="margin:0 0 16px;font:400 28px/1.25 ${serif};color:${color.ink}">${escapeHtml(body.heading)}</h1>
${body.paragraphs.map(paragraph).join('\n')}
${body.rows?.length ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px">${body.rows.map(row).join('\n')}</table>` : ''}
${body.button ? buttonHtml(body.button) : ''}
</td></tr>
<tr><td style="padding:20px 32px;font:400 13px/1.6 ${sans};color:${color.wine}">${lines(body.footnote)}</td></tr>
</table></td></tr></table></body></html>`;

const indented = (value: string) => value.replace(/\r\n|\r|\n/g, '\n    ');

/** Only the URL of a download is added: any other link repeats the value. */
const rowText = ({ label, value, url }: Row) =>
  `${label}: ${indented(value)}${url?.startsWith('http') ? ` ${url}` : ''}`;

/** The text/plain alternative. */
export const mailBodyText = (body: MailBody): string =>
  withoutDirectionMarks(
    [
      body.heading,
      ...body.paragraphs,
      (body.rows ?? []).map(rowText).join('\n'),
      body.button ? `${body.button.label}: ${body.button.url}` : '',
      `--\n${body.footnote}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
