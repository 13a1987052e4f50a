import { Me } from './account/me.tsx';
import { Password } from './account/password.tsx';
import type { Frame, Screen, ScreenComponent, Screens } from './screen-types.ts';
import { Deliveries } from './screens/deliveries.tsx';
import { Failed } from './screens/failed.tsx';
import { FiguresScreen } from './screens/figures.tsx';
import { Home } from './screens/home.tsx';
import { Log } from './screens/log.tsx';
import { Missing } from './screens/missing.tsx';
import { Person } from './screens/person.tsx';
import { SavedReplies } from './screens/saved-replies.tsx';
import type { SignInScreen } from './sign-in-screens.ts';
import { Team } from './team/team.tsx';
import { TeamMember } from './team/team-member.tsx';
import { AddLead } from './tickets/add-lead.tsx';
import { List } from './tickets/list.tsx';
import { Reply } from './tickets/reply.tsx';
import { Ticket } from './tickets/ticket.tsx';

export type SignInComponents = { [Name in SignInScreen]: ScreenComponent<Name> };

/** Screens that React hydrates; those of the sign-in are rendered on the server only (staff/render.tsx). */
const components: { [Name in Exclude<Screen['name'], SignInScreen>]: ScreenComponent<Name> } = {
  password: Password,
  home: Home,
  list: List,
  ticket: Ticket,
  'add-lead': AddLead,
  reply: Reply,
  'saved-replies': SavedReplies,
  deliveries: Deliveries,
  figures: FiguresScreen,
  person: Person,
  team: Team,
  'team-member': TeamMember,
  me: Me,
  log: Log,
  missing: Missing,
  failed: Failed,
};

/** The screen inside the document, on the server, which passes `more` screens, and in the browser. */
export const AnyScreen = <Name extends keyof Screens>({
  screen,
  frame,
  more,
}: {
  screen: Screen<Name>;
  frame: Frame;
  more?: SignInComponents;
}) => {
  const all: { [Each in keyof Screens]?: ScreenComponent<Each> } = { ...components, ...more };
  const Component: ScreenComponent<Name> | undefined = all[screen.name];
  if (!Component) throw new Error(`There is no screen ${screen.name}.`);
  return <Component data={screen.data} frame={frame} />;
};
