import { operation } from '../core/operation.ts'
import type * as shapes from './feed-records.shapes.ts'

export type * from './feed-records.shapes.ts'

export const listMotorcentralRecords = operation<typeof shapes.listMotorcentralRecords>()({
  name: 'listMotorcentralRecords',
  summary: 'The vehicles of my stock feed, with what has become of them and what could not be understood',
  method: 'GET',
  path: '/motorcentral-record',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const listFeedRules = operation<typeof shapes.listFeedRules>()({
  name: 'listFeedRules',
  summary: 'The words that I have taught my stock feed',
  method: 'GET',
  path: '/stock-feed-rule',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const createFeedRule = operation<typeof shapes.createFeedRule>()({
  name: 'createFeedRule',
  summary: 'Teach my stock feed what a word means; vehicles that have it are looked at again',
  method: 'POST',
  path: '/stock-feed-rule',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  status: 201,
  refusals: ['subscription_required'],
})

export const deleteFeedRule = operation<typeof shapes.deleteFeedRule>()({
  name: 'deleteFeedRule',
  summary: 'Forget what a word means; listings stay as they are until the next run',
  method: 'DELETE',
  path: '/stock-feed-rule/{id}',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})
