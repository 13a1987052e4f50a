import type { Instant } from '#domain/dates.ts';
import { Button, Panel, PasskeyForm } from '#staff/components/controls.tsx';
import type { ScreenComponent, Screens } from '#staff/screen-types.ts';
import { when } from '#staff/time-texts.ts';
import { accountWords } from '#words/staff/account.ts';
import { roleLabels, teamWords } from '#words/staff/team.ts';
import { AccountPage } from './account-page.tsx';
import { SessionList } from './session-list.tsx';

const words = accountWords.me;

type MeData = Screens['me'];

const Passkeys = ({ passkeys, now }: Pick<MeData, 'passkeys'> & { now: Instant }) => (
  <Panel title={words.passkeys}>
    {passkeys.length === 0 && <p>{words.noPasskeys}</p>}
    <ul className="divide-y divide-sand empty:hidden">
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <li key={id} className="flex items-center gap-4 py-2">
          <div className="min-w-0 flex-1">
            <p className="font-medium">{name}</p>
            <p className="text-sm text-ink-soft">
              {words.created(when(createdAt, now))}
              {usedAt !== null && ` · ${words.used(when(usedAt, now))}`}
            </p>
          </div>
          <form method="post" action="/staff/me/passkeys/remove">
            <input type="hidden" name="id" value={id} />
            <Button variant="plain" aria-label={words.removeNamed(name)}>
              {words.remove}
            </Button>
          </form>
        </li>
      ))}
    </ul>
    <PasskeyForm
      kind="create"
      action="/staff/me/passkeys"
      options="/staff/me/passkeys/options"
      failed={accountWords.refusals.newPasskey}
      exists={accountWords.refusals.passkeyExists}
    >
      <Button variant={passkeys.length === 0 ? 'primary' : 'plain'}>{words.addPasskey}</Button>
    </PasskeyForm>
  </Panel>
);

const Sessions = ({ sessions, now }: Pick<MeData, 'sessions'> & { now: Instant }) => (
  <Panel title={words.sessions}>
    <SessionList sessions={sessions} action="/staff/me/sessions" now={now} />
    <div className="flex flex-wrap gap-3">
      {sessions.length > 1 && (
        <form method="post" action="/staff/me/sessions">
          <Button variant="plain">{words.endOthers}</Button>
        </form>
      )}
    </div>
  </Panel>
);

export const Me: ScreenComponent<'me'> = ({ data, frame }) => {
  const { sessions, passkeys, hasPassword, codesLeft, refused } = data;
  const { hasShortcuts = false, hasSound = false } = frame.member ?? {};
  const role = frame.member && roleLabels[frame.member.role];
  const studios = frame.member?.studios.map(({ name }) => name).join(', ') || teamWords.allStudios;
  return (
    <AccountPage
      title={frame.member?.name ?? words.title}
      intro={`${role} · ${studios}`}
      frame={frame}
      alarm={refused?.message ?? null}
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Passkeys passkeys={passkeys} now={frame.now} />
        <Sessions sessions={sessions} now={frame.now} />
        <Panel title={words.password}>
          <p>{hasPassword ? words.hasPassword : words.noPassword}</p>
          <p>
            <a
              href="/staff/me/password"
              className="inline-block min-h-11 content-center rounded-full border border-ink-soft/40 px-5 font-medium hover:border-wine"
            >
              {hasPassword ? words.changePassword : words.addPassword}
            </a>
          </p>
        </Panel>
        <Panel title={words.codes}>
          <p>{words.codesLeft(codesLeft)}</p>
          <form method="post" action="/staff/me/codes" data-full-navigation>
            <Button variant="plain">{words.newCodes}</Button>
          </form>
        </Panel>
        <Panel title={words.shortcuts}>
          <p>{hasShortcuts ? words.shortcutsOn : words.shortcutsOff}</p>
          <form method="post" action="/staff/me/shortcuts">
            <input type="hidden" name="shortcuts" value={hasShortcuts ? 'off' : 'on'} />
            <Button variant="plain">{hasShortcuts ? words.turnOff : words.turnOn}</Button>
          </form>
        </Panel>
        <Panel title={words.sound}>
          <p>{hasSound ? words.soundOn : words.soundOff}</p>
          <form method="post" action="/staff/me/sound">
            <input type="hidden" name="sound" value={hasSound ? 'off' : 'on'} />
            <Button variant="plain">{hasSound ? words.turnSoundOff : words.turnSoundOn}</Button>
          </form>
        </Panel>
      </div>
    </AccountPage>
  );
};
