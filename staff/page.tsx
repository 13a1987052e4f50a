import type { Frame, Screen, ScreenView } from './screen-types.ts';
import { Again } from './screens/again.tsx';
import { Codes } from './screens/codes.tsx';
import { Deliveries } from './screens/deliveries.tsx';
import { Desk } from './screens/desk.tsx';
import { Failed } from './screens/failed.tsx';
import { Invite } from './screens/invite.tsx';
import { List } from './screens/list.tsx';
import { Log } from './screens/log.tsx';
import { Me } from './screens/me.tsx';
import { Member } from './screens/member.tsx';
import { Missing } from './screens/missing.tsx';
import { Opening } from './screens/opening.tsx';
import { Password } from './screens/password.tsx';
import { Person } from './screens/person.tsx';
import { SignIn } from './screens/sign-in.tsx';
import { Team } from './screens/team.tsx';
import { Ticket } from './screens/ticket.tsx';

/** A screen that has no component yet has no route either (server/http/staff/branch.ts). */
const views: { [Name in Screen['name']]?: ScreenView<Name> } = {
  'sign-in': SignIn,
  invite: Invite,
  codes: Codes,
  again: Again,
  password: Password,
  desk: Desk,
  list: List,
  ticket: Ticket,
  deliveries: Deliveries,
  person: Person,
  opening: Opening,
  team: Team,
  member: Member,
  me: Me,
  log: Log,
  missing: Missing,
  failed: Failed,
};

/** The screen inside the document; the same component on the server and in the browser. */
export const Page = ({ screen, frame }: { screen: Screen; frame: Frame }) => {
  const View = views[screen.name] as ScreenView<Screen['name']> | undefined;
  if (!View) throw new Error(`There is no screen ${screen.name}.`);
  return <View data={screen.data as never} frame={frame} />;
};
