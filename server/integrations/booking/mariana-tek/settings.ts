/** Mariana Tek's admin API has the same host but other response formats. */
const customerApiPath = /\/api\/customer\/v1$/;

/** What is wrong with the booking settings for this provider, as a sentence. */
export const marianaTekSettingsError = (env: { BOOKING_URL: string | null }): string | null =>
  customerApiPath.test(env.BOOKING_URL ?? '')
    ? null
    : 'BOOKING_PROVIDER=mariana-tek needs a BOOKING_URL that ends in /api/customer/v1, such as https://TENANT.marianatek.com/api/customer/v1.';
