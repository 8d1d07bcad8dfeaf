import { plusHours } from '#platform/common/formats/formats.ts'

const offerLifeHours = 48

/** 48 hours from the last price, and never past the end of the sale (trading-rules.md › Offers). */
export function getOfferExpiry(now: Date, closesAt: Date | null): Date {
  const latest = new Date(plusHours(now, offerLifeHours))
  return closesAt && closesAt < latest ? closesAt : latest
}
