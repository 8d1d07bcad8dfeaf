export type AskedByLink = 'name' | 'terms'

export const buildResetLink = (public_url: string, token: string, asks: AskedByLink | null = null) =>
  `${public_url}/reset-password#${token}${asks ? `&${asks}` : ''}`
