import { AccountPage } from '#staff/account/account-page.tsx';
import { SessionList } from '#staff/account/session-list.tsx';
import { Button, Panel } from '#staff/components/controls.tsx';
import type { ScreenComponent } from '#staff/screen-types.ts';
import { memberWords } from '#words/staff/team.ts';
import { InvitationLink } from './invitation-link.tsx';
import { RoleFields } from './role-fields.tsx';

const words = memberWords;

export const TeamMember: ScreenComponent<'team-member'> = ({ data, frame }) => {
  const { member, sessions, roles, studios, link, refused } = data;
  const at = `/staff/team/${member.id}`;
  return (
    <AccountPage title={member.name} intro={member.email} frame={frame} alarm={refused?.message ?? null}>
      {link && <InvitationLink link={link} />}
      <Panel title={words.role}>
        <form method="post" action={`${at}/role`} className="grid gap-5">
          <RoleFields roles={roles} role={member.role} studios={studios} errors={refused?.errors ?? {}} />
          <p>
            <Button>{words.save}</Button>
          </p>
        </form>
      </Panel>
      <div className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        <Panel title={words.sessions}>
          {sessions.length === 0 ? (
            <p>{words.noSessions}</p>
          ) : (
            <>
              <SessionList sessions={sessions} action={`${at}/sessions`} now={frame.now} />
              <form method="post" action={`${at}/sessions`}>
                <Button variant="plain">{words.endAll}</Button>
              </form>
            </>
          )}
        </Panel>
        <Panel title={words.recover}>
          <p>{words.recoverText}</p>
          <form method="post" action={`${at}/reinvite`}>
            <Button variant="plain">{words.reinvite}</Button>
          </form>
        </Panel>
        {member.isActive && (
          <Panel title={words.leave}>
            <p>{words.leaveText}</p>
            <form method="post" action={`${at}/disable`}>
              <Button variant="danger">{words.disable}</Button>
            </form>
          </Panel>
        )}
      </div>
      <p>
        <a href="/staff/team" className="inline-block min-h-11 content-center text-wine underline">
          {words.back}
        </a>
      </p>
    </AccountPage>
  );
};
