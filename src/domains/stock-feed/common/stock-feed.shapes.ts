import * as z from 'zod/mini'
import { image } from '#domains/media/common/media.shapes.ts'
import { planNeeded } from '#domains/billing/common/subscriptions/subscriptions.shapes.ts'
import {
  byId,
  id,
  instant,
  idOfListing,
  page,
  pageQuery,
  type,
  byAccount,
  idOfAccount,
  line,
  paragraphs,
  slug,
  done,
} from '#platform/common/shapes.ts'
import { teachableFields } from './feed-fields.ts'
import { maxChosen } from './stock-feed.ts'
import * as t from '#domains/stock-feed/texts.ts'

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
  query: z.strictObject({
    outcome: z.optional(runOutcome),
    /** Leaves out the vehicles that would be withdrawn. */
    without_gone: z.optional(z.literal('yes', { error: t.choose_from_the_list })),
    ...pageQuery,
  }),
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

/** As MotorCentral writes it: letters, digits, dots, dashes and underscores. */
const mcDealershipId = z.nullable(
  line(t.the_dealership_number, 40).check(
    z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, { error: t.a_dealership_number_is_letters_and_digits }),
  ),
)

const yesOrNo = z.nullable(z.boolean({ error: t.choose_yes_or_no }))

/** Values that apply to every vehicle and aren't in a feed. */
const feedSettings = {
  suburb: z.nullable(slug),
  on_road_costs_included: yesOrNo,
  has_security_interest: yesOrNo,
  wof_at_sale: z.nullable(z.enum(['new', 'as_is'], { error: t.choose_from_the_list })),
  year_is_first_registered: z.boolean({ error: t.choose_yes_or_no }),
  ending: paragraphs(t.the_ending, 1000),
}

export const recordState = z.enum(['new', 'listed', 'changed', 'withdrawn', 'refused'], {
  error: t.choose_from_the_list,
})
export type RecordState = z.output<typeof recordState>

const recordCounts = z.strictObject({
  new: z.int(),
  listed: z.int(),
  changed: z.int(),
  withdrawn: z.int(),
  refused: z.int(),
  with_problems: z.int(),
})

export const stockFeed = z.strictObject({
  mc_dealership_id: z.nullable(z.string()),
  /** Whether the plan has a stock feed. */
  is_allowed: z.boolean(),
  plan_needed: z.nullable(planNeeded),
  /** Whether the feed can be fetched here, or files only be uploaded. */
  may_fetch: z.boolean(),
  ...feedSettings,
  counts: recordCounts,
  /** The current run, or the latest. */
  run: z.nullable(feedRun),
})
export type StockFeed = z.output<typeof stockFeed>

export const getStockFeed = {
  reply: stockFeed,
}

export const putStockFeed = {
  body: z.partial(z.strictObject(feedSettings)),
  reply: stockFeed,
}

export const updateMcDealership = {
  params: byAccount,
  body: z.strictObject({ mc_dealership_id: mcDealershipId }),
  reply: z.strictObject({ id: idOfAccount, mc_dealership_id: z.nullable(z.string()) }),
}

export const getMemberFeed = {
  params: byAccount,
  reply: z.strictObject({
    mc_dealership_id: z.nullable(z.string()),
    is_allowed: z.boolean(),
    counts: recordCounts,
    runs: z.array(feedRun),
    updated_at: z.nullable(instant),
  }),
}

export const feedRecord = z.strictObject({
  id,
  stock_number: z.string(),
  title: z.string(),
  plate: z.string(),
  /** Null is price on application. */
  price_cents: z.nullable(z.int()),
  state: recordState,
  problems: z.array(feedProblem),
  picture_count: z.int(),
  /** The first photo of its listing. */
  cover: z.nullable(image),
  listing: z.nullable(z.strictObject({ id: idOfListing, type, is_live: z.boolean() })),
  updated_at: instant,
})
export type FeedRecord = z.output<typeof feedRecord>

export const listMotorcentralRecords = {
  query: z.strictObject({
    state: z.optional(recordState),
    problems: z.optional(z.literal('yes', { error: t.choose_from_the_list })),
    q: z.optional(line(t.the_search, 80, 0)),
    ...pageQuery,
  }),
  reply: page(feedRecord),
}

const teachableField = z.enum(teachableFields, { error: t.choose_from_the_list })

export const feedRule = z.strictObject({
  id,
  field: teachableField,
  heard: z.string(),
  means: z.string(),
})
export type FeedRule = z.output<typeof feedRule>

export const listFeedRules = {
  reply: z.strictObject({ items: z.array(feedRule) }),
}

export const createFeedRule = {
  body: z.strictObject({
    field: teachableField,
    heard: line(t.the_word, 80),
    means: line(t.the_meaning, 80),
  }),
  reply: z.strictObject({ rule: feedRule, changed_record_ids: z.array(id) }),
}

export const deleteFeedRule = {
  params: byId,
  reply: done,
}
