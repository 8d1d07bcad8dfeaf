import { plusHours } from '#platform/common/formats/formats.ts'

const offer_life_hours = 48

/** 48 hours from the last price, and never past the end of the sale (trading-rules.md › Offers). */
export function getOfferExpiry(now: Date, closes_at: Date | null): Date {
  const latest = new Date(plusHours(now, offer_life_hours))
  return closes_at && closes_at < latest ? closes_at : latest
}
