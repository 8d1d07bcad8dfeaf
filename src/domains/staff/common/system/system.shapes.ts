import * as z from 'zod/mini'
import { instant } from '#platform/common/shapes.ts'

export const getSystem = {
  reply: z.strictObject({
    /** Release and name belong to the node that answers. */
    release: z.string(),
    node: z.string(),
    /** The disk with the node's data folder. */
    disk: z.strictObject({ free_bytes: z.number(), total_bytes: z.number() }),
    database: z.strictObject({
      version: z.string(),
      bytes: z.number(),
      /** The ten largest, with their indexes; rows are an estimate. */
      tables: z.array(z.strictObject({ name: z.string(), bytes: z.number(), rows: z.number() })),
    }),
    /** The last sign of life of any web node; it stops during maintenance. */
    web_beat_at: z.nullable(instant),
    workers: z.array(z.strictObject({ id: z.string(), beat_at: instant })),
    /** Rows older than this are deleted. */
    retention: z.array(z.strictObject({ name: z.string(), count: z.int(), unit: z.enum(['day', 'month']) })),
  }),
}
