/** The names of the pictures and films that page texts may point at: the contract with media/. */
type Digit6 = 1 | 2 | 3 | 4 | 5 | 6;
type Kind = 'flow' | 'fiit' | 'restore';

export type PagePicture =
  | `home/${'hero' | 'first-class' | 'studios' | 'yoga-at-home' | 'scroll-title' | 'app-preview' | 'promo'}`
  | `kinds/${Kind}`
  | `kinds/${Kind}-detail-${1 | 2}`
  | `classes/${'hero' | 'cleaning'}`
  | `classes/${'best' | 'rooms'}-${1 | 2 | 3 | 4 | 5}`
  | `membership/${'hero' | 'home-away' | 'referral' | 'on-demand'}`
  | `benefits/${Digit6}`
  | `method/${1 | 2 | 3}`
  | `community/${1 | 2 | 3 | 4}`
  | `retreats/${'tulum' | 'cabo' | 'story' | 'thank-you'}`
  | `press/${Digit6}`
  | `studios/${'coral-gables' | 'coral-springs' | 'weston' | 'west-boca'}/exterior`
  | `pages/${'your-first-class' | 'first-class-room' | 'three-for-free' | 'teacher-training' | 'careers'}`
  | `pages/${'careers-team' | 'group-classes' | 'contact' | 'get-app' | 'thank-you' | 'coming-soon'}`
  | `pages/${'upcoming' | 'faq' | 'teachers' | 'testimonials' | 'locations' | 'privacy' | 'not-found'}`;

export type PageFilm =
  | 'home/hero'
  | 'home/studios'
  | 'retreats/banner'
  | 'first-class/preparation'
  | 'get-app/banner'
  | 'tours/coming-soon';
