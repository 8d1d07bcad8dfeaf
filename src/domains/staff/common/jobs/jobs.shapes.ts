import * as z from 'zod/mini'
import { byId, done, id, instant, pageQuery } from '#platform/common/shapes.ts'

export const jobStates = ['waiting', 'running', 'dead'] as const
const state = z.enum(jobStates)
export type JobState = z.output<typeof state>

const taskName = z.string().check(z.maxLength(100))

export const job = z.strictObject({
  id,
  task: z.string(),
  state,
  /** Jobs of one queue run one after another. */
  queue: z.nullable(z.string()),
  created_at: instant,
  run_at: instant,
  started_at: z.nullable(instant),
  attempts: z.int(),
  max_attempts: z.int(),
  /** Without addresses, phone numbers and other long numbers. */
  last_error: z.nullable(z.string()),
})
export type Job = z.output<typeof job>

const counts = { waiting: z.int(), running: z.int(), dead: z.int() }

export const listJobs = {
  query: z.strictObject({ state: z.optional(state), task: z.optional(taskName), ...pageQuery }),
  reply: z.strictObject({
    items: z.array(job),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    /** Counts of all jobs, whatever the filters. */
    tasks: z.array(z.strictObject({ task: z.string(), ...counts })),
  }),
}

export const retryJob = { params: byId, reply: done }

export const cancelJob = { params: byId, reply: done }

export const decideDeadJobs = {
  body: z.strictObject({ act: z.enum(['retry', 'cancel']), task: z.optional(taskName) }),
  reply: z.strictObject({ count: z.int() }),
}
