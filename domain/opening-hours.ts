/** Local time at the studio (America/New_York) in 24 hours: "05:30". */
type ClockTime = `${number}:${number}`;

/** Every studio is open twice a day, from Monday to Sunday. */
export type OpeningHours = {
  morning: readonly [opens: ClockTime, closes: ClockTime];
  evening: readonly [opens: ClockTime, closes: ClockTime];
};
