/** Mails and leads that could not be delivered. */
export const deliveryWords = {
  title: 'Deliveries that need a look',
  intro:
    'We tried each of these for a day, or the other side refused it. If an address is wrong, correct it on the lead first, then try again.',
  calm: 'Nothing to do: every mail was delivered or is on its way.',
  calmHint: 'A mail that nobody accepts for a day is shown here.',
  retry: 'Try again',
  retryAll: (count: number) => `Try all ${count} again`,
  retryNamed: (label: string, name: string) => `Try again: ${label}, ${name}`,
  remoteMessage: 'The other side said:',
  attempts: (count: number) => (count === 1 ? 'tried once' : `tried ${count} times`),
  capped: (count: number) => `The ${count} oldest are shown.`,
};
