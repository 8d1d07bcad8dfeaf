import * as z from 'zod/mini'
import { teachableFields } from './feed-fields.ts'
import { byId, done, id, instant, line, idOfListing, page, pageQuery, type } from '#platform/common/shapes.ts'
import { feedProblem } from './feed-runs.shapes.ts'
import { recordState } from './stock-feed.shapes.ts'
import * as t from '#domains/stock-feed/texts.ts'

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
