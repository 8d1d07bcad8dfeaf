import type { OpenHome } from './properties.shapes.ts'

/** The calendar file. A plain link to it works without JavaScript. */
export const openHomeAddress = (
  listingId: number,
  { starts_at: startsAt }: Pick<OpenHome, 'starts_at'>,
): string => `/api/open-home/${listingId}?starts_at=${encodeURIComponent(startsAt)}`
