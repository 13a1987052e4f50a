/** The first word is the first name, the rest the last: "Ana María de la Cruz" → Ana, María de la Cruz. */
export const splitFullName = (fullname: string): { firstname: string; lastname: string } => {
  const [firstname = '', ...rest] = fullname.trim().split(/\s+/);
  return { firstname, lastname: rest.join(' ') };
};
