/** The name in BOOKING_PROVIDER, in `classes.provider` and in the column `owner` of shared tables. */
export const providerName = 'mariana-tek';
