import type { OwnRow } from '../table/use-own-listings.ts'

export const emptyDrafts = <Row extends Pick<OwnRow, 'title' | 'cover' | 'price_cents' | 'status_reason'>>(
  rows: Row[],
): Row[] =>
  rows.filter(
    ({ title, cover, price_cents: priceCents, status_reason: statusReason }) =>
      !title && cover === null && !priceCents && statusReason === null,
  )
