/** The campaign parameters that mark visitors from the popup on the sign-up page. */
const popupTags = {
  utm_source: 'website_popup',
  utm_medium: 'not_provided',
  utm_campaign: 'ready_set_book',
} as const;

/** The URL that the popup opens: /app passes the query on to the sign-up site. */
export const popupDestination = (form: Readonly<Record<string, unknown>>, page = '/app'): string =>
  `${page}?${new URLSearchParams({
    firstName: `${form.first_name}`,
    lastName: `${form.last_name}`,
    email: `${form.email}`,
    phone: `${form.phone}`,
    ...popupTags,
  })}`;
