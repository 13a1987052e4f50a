/** 24-hour clock at the studio, America/New_York: "05:30". */
type ClockTime = `${number}:${number}`;

/** Every studio is open at the same two times of the day, from Monday to Sunday. */
export type OpeningHours = {
  morning: readonly [opens: ClockTime, closes: ClockTime];
  evening: readonly [opens: ClockTime, closes: ClockTime];
};
