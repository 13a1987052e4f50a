/** Mariana Tek's admin API has the same host but other response formats. */
const customerApiPath = /\/api\/customer\/v1$/;

/** What this provider needs of the booking settings, as a sentence when it is not there. */
export const marianaTekSettingsError = (env: {
  BOOKING_URL: string | null;
  BOOKING_MAP: string | null;
}): string | null => {
  if (!env.BOOKING_URL) return 'BOOKING_PROVIDER=mariana-tek also needs BOOKING_URL.';
  if (!env.BOOKING_MAP) return 'BOOKING_PROVIDER=mariana-tek also needs BOOKING_MAP.';
  return customerApiPath.test(env.BOOKING_URL)
    ? null
    : 'BOOKING_PROVIDER=mariana-tek needs a BOOKING_URL that ends in /api/customer/v1, such as https://TENANT.marianatek.com/api/customer/v1.';
};
