/** TypeScript's DOM types do not have prerendering yet. Browsers without it have neither. */
interface Document {
  readonly prerendering?: boolean;
}
interface WindowEventMap {
  prerenderingchange: Event;
}
