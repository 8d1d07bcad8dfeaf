import * as z from 'zod/mini'
import { by_id, id, instant, page, page_query, type } from '#platform/common/shapes.ts'
import * as t from '#domains/stock-feed/texts.ts'
import { max_chosen } from './feed-runs.ts'

export const run_status = z.enum(['queued', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled'])
export type RunStatus = z.output<typeof run_status>

export const run_outcome = z.enum(['new', 'changed', 'back', 'gone', 'same', 'refused'], {
  error: t.choose_from_the_list,
})
export type RunOutcome = z.output<typeof run_outcome>

export const run_guard = z.enum(['withdrawn', 'refused'])

export const feed_run = z.strictObject({
  id,
  source: z.enum(['upload', 'fetch', 'schedule', 'chosen']),
  status: run_status,
  file_name: z.string(),
  /** False if it has only additions and changes: stock that isn't in it stays. */
  is_whole: z.boolean(),
  /** Null if the nightly job began it. */
  started_by: z.nullable(z.string()),
  /** Why it needs a confirmation: more than usual would be removed, or was refused. */
  guards: z.array(run_guard),
  failure: z.nullable(z.string()),
  progress: z.strictObject({ done: z.int(), total: z.int() }),
  /** Counts of the comparison. */
  found: z.strictObject({
    new: z.int(),
    changed: z.int(),
    back: z.int(),
    gone: z.int(),
    same: z.int(),
    refused: z.int(),
  }),
  report: z.strictObject({
    read: z.int(),
    made: z.int(),
    updated: z.int(),
    withdrawn: z.int(),
    refused: z.int(),
    pictures: z.int(),
  }),
  created_at: instant,
  finished_at: z.nullable(instant),
})
export type FeedRun = z.output<typeof feed_run>

export const feed_problem = z.strictObject({
  /** The feed's name of the field; empty for the vehicle as a whole. */
  field: z.string(),
  value: z.string(),
  says: z.string(),
  /** A word that a rule could map. */
  is_teachable: z.boolean(),
})
export type FeedProblem = z.output<typeof feed_problem>

export const feed_item = z.strictObject({
  id,
  stock_number: z.string(),
  title: z.string(),
  outcome: run_outcome,
  changes: z.array(z.strictObject({ name: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(feed_problem),
  /** The outcome of the record; null until then. */
  result: z.nullable(z.enum(['made', 'updated', 'withdrawn', 'refused', 'left'])),
  message: z.string(),
  listing: z.nullable(z.strictObject({ id, type })),
})
export type FeedItem = z.output<typeof feed_item>

export const listFeedRuns = {
  query: z.strictObject(page_query),
  reply: page(feed_run),
}

export const getFeedRun = {
  params: by_id,
  query: z.strictObject({ outcome: z.optional(run_outcome), ...page_query }),
  reply: z.strictObject({ run: feed_run, ...page(feed_item).shape }),
}

export const applyFeedRun = {
  params: by_id,
  body: z.strictObject({ past_guards: z._default(z.boolean({ error: t.choose_yes_or_no }), false) }),
  reply: feed_run,
}

export const cancelFeedRun = {
  params: by_id,
  reply: feed_run,
}

export const fetchMotorcentralRecords = {
  reply: feed_run,
}

const record_ids = z
  .array(id, { error: t.choose_at_least_one_vehicle })
  .check(
    z.minLength(1, { error: t.choose_at_least_one_vehicle }),
    z.maxLength(max_chosen, { error: () => t.choose_at_most({ count: max_chosen }) }),
  )

/** Comma-separated numbers, as a form's field holds them. */
const chosen_records = z
  .string({ error: t.choose_at_least_one_vehicle })
  .check(
    z.maxLength(max_chosen * 17, { error: () => t.choose_at_most({ count: max_chosen }), abort: true }),
    z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/, { error: t.choose_at_least_one_vehicle }),
  )

export const uploadMotorcentralRecords = {
  file_fields: z.strictObject({
    record_ids: z.optional(chosen_records),
    covers: z.optional(z.enum(['whole', 'part'], { error: t.choose_from_the_list })),
  }),
  reply: feed_run,
}

export const deleteMotorcentralRecords = {
  body: z.strictObject({ record_ids }),
  reply: z.strictObject({ deleted: z.int(), withdrawn: z.int() }),
}
