import { toRecord } from './records.ts'

/** Code may throw anything; all of ours throws errors. */
export const toError = (caught: unknown): Error =>
  caught instanceof Error ? caught : new Error(String(caught))

/** The code by which Node, PostgreSQL and Fastify tell their errors apart. */
export const getErrorCode = (caught: unknown): unknown => toRecord(caught).code
