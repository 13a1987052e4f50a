import type { Instant } from '#domain/dates.ts';
import { AccountPage } from '#staff/account/account-page.tsx';
import { Button, Field, Panel } from '#staff/components/controls.tsx';
import type { ScreenComponent, Screens } from '#staff/screen-types.ts';
import { when } from '#staff/time-texts.ts';
import { roleLabels, teamWords } from '#words/staff/team.ts';
import { InvitationLink } from './invitation-link.tsx';
import { RoleFields } from './role-fields.tsx';

const words = teamWords;

type State = Pick<Screens['team']['members'][number], 'isActive' | 'isInvited' | 'seenAt'>;
const stateOf = ({ isActive, isInvited, seenAt }: State, now: Instant): string => {
  if (!isActive) return words.disabled;
  return isInvited || seenAt === null ? words.invited : words.seen(when(seenAt, now));
};

export const Team: ScreenComponent<'team'> = ({
  data: { members, roles, studios, link, refused },
  frame,
}) => {
  const chosen = refused?.fields.studio?.split(',') ?? [];
  return (
    <AccountPage title={words.title} intro={words.intro} frame={frame} alarm={refused?.message ?? null}>
      {members.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ul className="divide-y divide-sand rounded-lg border border-sand bg-paper">
          {members.map(({ id, name, role, studios: theirs, isActive, isInvited, seenAt }) => (
            <li key={id}>
              <a
                href={`/staff/team/${id}`}
                className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 px-4 py-3 hover:bg-cream sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_13rem] sm:px-5"
              >
                <span
                  className={`col-start-1 row-start-1 font-medium ${isActive ? '' : 'text-ink-soft line-through'}`}
                >
                  {name}
                </span>
                <span className="row-start-2 text-sm text-ink-soft max-sm:col-span-2 sm:col-start-2 sm:row-start-1">
                  {roleLabels[role]} · {theirs.join(', ') || words.allStudios}
                </span>
                <span className="col-start-2 row-start-1 text-right text-sm whitespace-nowrap text-ink-soft sm:col-start-3">
                  {stateOf({ isActive, isInvited, seenAt }, frame.now)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Panel title={words.invite}>
        {/* A new form after an invitation, because uncontrolled fields keep their values. */}
        <form key={link} method="post" action="/staff/team/invite" className="grid gap-5">
          <div className="grid gap-5 md:grid-cols-2">
            <Field
              label={words.name}
              name="name"
              autoComplete="off"
              required
              maxLength={100}
              defaultValue={refused?.fields.name ?? ''}
              error={refused?.errors.name}
            />
            <Field
              label={words.email}
              type="email"
              name="email"
              autoComplete="off"
              required
              defaultValue={refused?.fields.email ?? ''}
              error={refused?.errors.email}
            />
          </div>
          <RoleFields
            roles={roles}
            role={refused?.fields.role ?? null}
            studios={studios.map((studio) => ({ ...studio, isChosen: chosen.includes(String(studio.id)) }))}
            errors={refused?.errors ?? {}}
          />
          {/* Where the button was pressed, and in view. */}
          {link && <InvitationLink link={link} />}
          <p>
            <Button>{words.submit}</Button>
          </p>
        </form>
      </Panel>
    </AccountPage>
  );
};
