import type { OwnRow } from '../table/use-own-listings.ts'

export const emptyDrafts = <Row extends Pick<OwnRow, 'title' | 'cover' | 'price_cents' | 'status_reason'>>(
  rows: Row[],
): Row[] =>
  rows.filter(
    ({ title, cover, price_cents, status_reason }) =>
      !title && cover === null && !price_cents && status_reason === null,
  )
