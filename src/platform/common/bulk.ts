export type * from './bulk.shapes.ts'

/** The limit of one request; the back office sends as many as it needs. */
export const max_bulk_piece = 100

/** The limit of one bulk action. */
export const max_bulk = 10_000
