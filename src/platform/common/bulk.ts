export type * from './bulk.shapes.ts'

/** The limit of one request; the back office sends as many as it needs. */
export const maxBulkPiece = 100

/** The limit of one bulk action. */
export const maxBulk = 10_000
