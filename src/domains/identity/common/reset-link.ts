export type RequiredByLink = 'name' | 'terms'

export const buildResetLink = (public_url: string, token: string, requires: RequiredByLink | null = null) =>
  `${public_url}/reset-password#${token}${requires ? `&${requires}` : ''}`
