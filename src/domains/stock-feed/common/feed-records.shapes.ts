import * as z from 'zod/mini'
import { teachableFields } from './feed-fields.ts'
import { by_id, done, id, instant, line, page, page_query, type } from '#platform/common/shapes.ts'
import { feed_problem } from './feed-runs.shapes.ts'
import { record_state } from './stock-feed.shapes.ts'
import * as t from '#domains/stock-feed/texts.ts'

export const feed_record = z.strictObject({
  id,
  stock_number: z.string(),
  title: z.string(),
  plate: z.string(),
  /** Null is price on application. */
  price_cents: z.nullable(z.int()),
  state: record_state,
  problems: z.array(feed_problem),
  picture_count: z.int(),
  listing: z.nullable(z.strictObject({ id, type, is_live: z.boolean() })),
  updated_at: instant,
})
export type FeedRecord = z.output<typeof feed_record>

export const listMotorcentralRecords = {
  query: z.strictObject({
    state: z.optional(record_state),
    problems: z.optional(z.literal('yes', { error: t.choose_from_the_list })),
    q: z.optional(line(t.the_search, 80, 0)),
    ...page_query,
  }),
  reply: page(feed_record),
}

const teachable_field = z.enum(teachableFields, { error: t.choose_from_the_list })

export const feed_rule = z.strictObject({
  id,
  field: teachable_field,
  heard: z.string(),
  means: z.string(),
})
export type FeedRule = z.output<typeof feed_rule>

export const listFeedRules = {
  reply: z.strictObject({ items: z.array(feed_rule) }),
}

export const createFeedRule = {
  body: z.strictObject({
    field: teachable_field,
    heard: line(t.the_word, 80),
    means: line(t.the_meaning, 80),
  }),
  reply: z.strictObject({ rule: feed_rule, changed_record_ids: z.array(id) }),
}

export const deleteFeedRule = {
  params: by_id,
  reply: done,
}
