import * as z from 'zod/mini'
import { byId, id, instant, idOfListing, page, pageQuery, type } from '#platform/common/shapes.ts'
import * as t from '#domains/stock-feed/texts.ts'
import { maxChosen } from './feed-runs.ts'

export const runStatus = z.enum(['queued', 'reading', 'ready', 'applying', 'done', 'failed', 'cancelled'])
export type RunStatus = z.output<typeof runStatus>

export const runOutcome = z.enum(['new', 'changed', 'back', 'gone', 'same', 'refused'], {
  error: t.choose_from_the_list,
})
export type RunOutcome = z.output<typeof runOutcome>

export const runGuard = z.enum(['withdrawn', 'refused'])

export const feedRun = z.strictObject({
  id,
  source: z.enum(['upload', 'fetch', 'schedule', 'chosen']),
  status: runStatus,
  file_name: z.string(),
  /** False if it has only additions and changes: stock that isn't in it stays. */
  is_whole: z.boolean(),
  /** Null if the nightly job began it. */
  started_by: z.nullable(z.string()),
  /** Why it needs a confirmation: more than usual would be removed, or was refused. */
  guards: z.array(runGuard),
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
export type FeedRun = z.output<typeof feedRun>

export const feedProblem = z.strictObject({
  /** The feed's name of the field; empty for the vehicle as a whole. */
  field: z.string(),
  value: z.string(),
  says: z.string(),
  /** A word that a rule could map. */
  is_teachable: z.boolean(),
})
export type FeedProblem = z.output<typeof feedProblem>

export const feedItem = z.strictObject({
  id,
  stock_number: z.string(),
  title: z.string(),
  outcome: runOutcome,
  changes: z.array(z.strictObject({ name: z.string(), before: z.string(), after: z.string() })),
  problems: z.array(feedProblem),
  /** The outcome of the record; null until then. */
  result: z.nullable(z.enum(['made', 'updated', 'withdrawn', 'refused', 'left'])),
  message: z.string(),
  listing: z.nullable(z.strictObject({ id: idOfListing, type })),
})
export type FeedItem = z.output<typeof feedItem>

export const listFeedRuns = {
  query: z.strictObject(pageQuery),
  reply: page(feedRun),
}

export const getFeedRun = {
  params: byId,
  query: z.strictObject({ outcome: z.optional(runOutcome), ...pageQuery }),
  reply: z.strictObject({ run: feedRun, ...page(feedItem).shape }),
}

export const applyFeedRun = {
  params: byId,
  body: z.strictObject({ past_guards: z._default(z.boolean({ error: t.choose_yes_or_no }), false) }),
  reply: feedRun,
}

export const cancelFeedRun = {
  params: byId,
  reply: feedRun,
}

export const fetchMotorcentralRecords = {
  reply: feedRun,
}

const recordIds = z
  .array(id, { error: t.choose_at_least_one_vehicle })
  .check(
    z.minLength(1, { error: t.choose_at_least_one_vehicle }),
    z.maxLength(maxChosen, { error: () => t.choose_at_most({ count: maxChosen }) }),
  )

/** Comma-separated numbers, as a form's field holds them. */
const chosenRecords = z
  .string({ error: t.choose_at_least_one_vehicle })
  .check(
    z.maxLength(maxChosen * 17, { error: () => t.choose_at_most({ count: maxChosen }), abort: true }),
    z.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/, { error: t.choose_at_least_one_vehicle }),
  )

export const uploadMotorcentralRecords = {
  fileFields: z.strictObject({
    record_ids: z.optional(chosenRecords),
    covers: z.optional(z.enum(['whole', 'part'], { error: t.choose_from_the_list })),
  }),
  reply: feedRun,
}

export const deleteMotorcentralRecords = {
  body: z.strictObject({ record_ids: recordIds }),
  reply: z.strictObject({ deleted: z.int(), withdrawn: z.int() }),
}
