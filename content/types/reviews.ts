export type Review = {
  name: string;
  /** HTML of our own writing: em and strong only. It is sanitised again where it is shown. */
  review: string;
};
