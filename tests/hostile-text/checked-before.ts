/** The version of recheck whose results the list has: with another one, `npm test` checks all patterns. */
export const checkedWith = '4.5.0';

/**
 * Patterns that recheck found linear, and for which it needs long. Its result for a pattern is always the
 * same, so that `npm test` leaves them out; a changed pattern is not in the list. With `LONG=1` they are
 * checked again.
 */
export const checkedBefore: readonly string[] = [
  String.raw`/^\/(?![/\\])[^\s\\]{0,500}$/`,
  String.raw`/(?:^|[;\t\r\n])(?:(?![\t\r\n])[\s"\p{C}\p{M}\p{Default_Ignorable_Code_Point}])*(?=[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫−])/gu`,
  String.raw`/(\/uploads\/|\/invite\/).+/i`,
  String.raw`/^multipart\/form-data\s*;.*boundary=/i`,
  String.raw`/\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/`,
  String.raw`/^\/(?:deliveries|leads(?:\/[0-9a-f-]{36}|\?[^#\\]{0,1000})?)?$/`,
  String.raw`/\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/`,
  String.raw`/^application\/([\w.-]+\+)?json\b/i`,
  String.raw`/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/`,
  String.raw`/^[\w-]{8,200}$/`,
  String.raw`/'(?:fields\.)?([\w-]{1,100})'/g`,
  String.raw`/^[\w-]{1,64}$/`,
  String.raw`/^([\w-]{43}) (\d{13})$/`,
  String.raw`/^postgres(ql)?:\/\/\S+$/`,
  String.raw`/^([0-9a-f-]{36})\.([0-9a-f-]{36})$/`,
  String.raw`/^(-?\d{1,15})\.([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})$/`,
  '/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/',
  '/^[A-Za-z0-9+/]{43}=$/',
  String.raw`/^\/(v1\/boards|v0\/postings)\/[\w-]+\/?$/`,
  '/^[0-9a-f]{32}$/i',
];
