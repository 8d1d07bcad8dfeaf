import { operation } from '#platform/common/operation.ts'
import type * as shapes from './feed-records.shapes.ts'

export type * from './feed-records.shapes.ts'

export const listMotorcentralRecords = operation<typeof shapes.listMotorcentralRecords>(
  'GET /motorcentral-record',
)({
  name: 'listMotorcentralRecords',
  summary: 'The vehicles of my stock feed, with what has become of them and what could not be understood',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const listFeedRules = operation<typeof shapes.listFeedRules>('GET /stock-feed-rule')({
  name: 'listFeedRules',
  summary: 'The words that I have taught my stock feed',
  access: 'user',
  view: 'stock_feed',
  limit: { calls: 240, per: 'minute' },
})

export const createFeedRule = operation<typeof shapes.createFeedRule>('POST /stock-feed-rule')({
  name: 'createFeedRule',
  summary: 'Teach my stock feed what a word means; vehicles that have it are looked at again',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: ['subscription_required'],
})

export const deleteFeedRule = operation<typeof shapes.deleteFeedRule>('DELETE /stock-feed-rule/{id}')({
  name: 'deleteFeedRule',
  summary: 'Forget what a word means; listings stay as they are until the next run',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})
