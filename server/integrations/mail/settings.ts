import { brand } from '#domain/brand.ts';
import { optional, type Settings, text } from '#server/settings/setting.ts';

export const mailSettings = {
  SMTP_URL: {
    defaultValue: '',
    expects: 'an smtp:// or smtps:// URL',
    meaning: 'Mail server; without one, mails are .eml files in DATA_DIR/mailbox',
    schema: optional(
      text.refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol)),
    ),
  },
  MAIL_FROM: {
    defaultValue: `${brand.name} <no-reply@heliora.example>`,
    expects: 'an email address such as Heliora <no-reply@heliora.example>',
    meaning: 'Sender of all mails',
    schema: text.regex(/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/),
  },
} satisfies Settings;
