import * as z from 'zod/mini'
import { teachable_fields } from '#shared/rules/stock-feed/feed-fields.ts'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, line, page, page_query, type } from '../core/shapes.ts'
import { feed_problem } from './feed-runs.ts'
import { record_state } from './stock-feed.ts'
import * as t from './texts.ts'

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

export const listMotorcentralRecords = operation({
  name: 'listMotorcentralRecords',
  summary: 'The vehicles of my stock feed, with what has become of them and what could not be understood',
  method: 'GET',
  path: '/motorcentral-record',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  query: z.strictObject({
    state: z.optional(record_state),
    problems: z.optional(z.literal('yes', { error: t.choose_from_the_list })),
    q: z.optional(line(t.the_search, 80, 0)),
    ...page_query,
  }),
  reply: page(feed_record),
  refusals: [],
})

const teachable_field = z.enum(teachable_fields, { error: t.choose_from_the_list })

export const feed_rule = z.strictObject({
  id,
  field: teachable_field,
  heard: z.string(),
  means: z.string(),
})
export type FeedRule = z.output<typeof feed_rule>

export const listFeedRules = operation({
  name: 'listFeedRules',
  summary: 'The words that I have taught my stock feed',
  method: 'GET',
  path: '/stock-feed-rule',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(feed_rule) }),
  refusals: [],
})

export const createFeedRule = operation({
  name: 'createFeedRule',
  summary: 'Teach my stock feed what a word means; vehicles that have it are looked at again',
  method: 'POST',
  path: '/stock-feed-rule',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  body: z.strictObject({
    field: teachable_field,
    heard: line(t.the_word, 80),
    means: line(t.the_meaning, 80),
  }),
  status: 201,
  reply: z.strictObject({ rule: feed_rule, changed_record_ids: z.array(id) }),
  refusals: ['subscription_required'],
})

export const deleteFeedRule = operation({
  name: 'deleteFeedRule',
  summary: 'Forget what a word means; listings stay as they are until the next run',
  method: 'DELETE',
  path: '/stock-feed-rule/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})
