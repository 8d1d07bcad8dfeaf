export type RequiredByLink = 'name' | 'terms'

export const buildResetLink = (publicUrl: string, token: string, requires: RequiredByLink | null = null) =>
  `${publicUrl}/reset-password#${token}${requires ? `&${requires}` : ''}`
