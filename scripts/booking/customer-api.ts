/** The customer API of a tenant: `tenant` is its name, or a URL (for example of a fake on this machine). */
export const customerApiOf = (tenant: string): string =>
  /^https?:\/\//.test(tenant)
    ? tenant.replace(/\/+$/, '')
    : `https://${encodeURIComponent(tenant)}.marianatek.com/api/customer/v1`;
