/** What a new account is asked besides the password: an admin's for a name, a member's to agree to the terms. */
export type AskedByLink = 'name' | 'terms'

/** Where a link leads: behind the #, so that no server and no log ever has the token. */
export const buildResetLink = (public_url: string, token: string, asks: AskedByLink | null = null) =>
  `${public_url}/reset-password#${token}${asks ? `&${asks}` : ''}`
