import type { Frame, Screen, ScreenView } from './screen-types.ts';
import { Deliveries } from './screens/deliveries.tsx';
import { Desk } from './screens/desk.tsx';
import { Failed } from './screens/failed.tsx';
import { Invite } from './screens/invite.tsx';
import { List } from './screens/list.tsx';
import { LoadingTicket } from './screens/loading.tsx';
import { Log } from './screens/log.tsx';
import { Me } from './screens/me.tsx';
import { Missing } from './screens/missing.tsx';
import { Password } from './screens/password.tsx';
import { Person } from './screens/person.tsx';
import { RecoveryCodes } from './screens/recovery-codes.tsx';
import { SignIn } from './screens/sign-in.tsx';
import { Team } from './screens/team.tsx';
import { TeamMember } from './screens/team-member.tsx';
import { Ticket } from './screens/ticket.tsx';
import { Verify } from './screens/verify.tsx';

const views: { [Name in Screen['name']]: ScreenView<Name> } = {
  'sign-in': SignIn,
  invite: Invite,
  'recovery-codes': RecoveryCodes,
  verify: Verify,
  password: Password,
  desk: Desk,
  list: List,
  ticket: Ticket,
  deliveries: Deliveries,
  person: Person,
  loading: LoadingTicket,
  team: Team,
  'team-member': TeamMember,
  me: Me,
  log: Log,
  missing: Missing,
  failed: Failed,
};

/** The screen inside the document; the same component on the server and in the browser. */
export const Page = ({ screen, frame }: { screen: Screen; frame: Frame }) => {
  const View = views[screen.name] as ScreenView<Screen['name']>;
  return <View data={screen.data as never} frame={frame} />;
};
