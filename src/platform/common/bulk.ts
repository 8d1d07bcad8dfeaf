export type * from './bulk.shapes.ts'

/** In one request; the back office sends as many as it takes. */
export const max_bulk_piece = 100

/** That one act can be done to. */
export const max_bulk = 10_000
