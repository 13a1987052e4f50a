/** The customer API of a tenant: by its name, or by a whole address (also of a fake on this machine). */
export const customerApiOf = (tenant: string): string =>
  /^https?:\/\//.test(tenant)
    ? tenant.replace(/\/+$/, '')
    : `https://${encodeURIComponent(tenant)}.marianatek.com/api/customer/v1`;
