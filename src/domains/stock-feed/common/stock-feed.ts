import { operation } from '#platform/common/operation.ts'
import type * as shapes from './stock-feed.shapes.ts'

export type * from './stock-feed.shapes.ts'

export const getStockFeed = operation<typeof shapes.getStockFeed>('GET /stock-feed')({
  name: 'getStockFeed',
  summary: 'My stock feed: what it says of every vehicle, how many there are, and the run under way',
  access: 'user',
  view: 'stock_feed',
  limit: { calls: 240, per: 'minute' },
})

export const putStockFeed = operation<typeof shapes.putStockFeed>('PUT /stock-feed')({
  name: 'putStockFeed',
  summary: 'Say what holds for every vehicle of my feed; it counts from the next run on',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['subscription_required'],
})

export const updateMcDealership = operation<typeof shapes.updateMcDealership>(
  'PUT /update-mc-dealership/{id}',
)({
  name: 'updateMcDealership',
  summary: 'Say under which number MotorCentral knows a member’s dealership; null for none',
  access: 'admin',
  duty: 'memberHelp',
  limit: { calls: 60, per: 'minute' },
})

export const getMemberFeed = operation<typeof shapes.getMemberFeed>('GET /member-stock-feed/{id}')({
  name: 'getMemberFeed',
  summary: 'A member’s stock feed: its dealership number, how many vehicles, and its latest runs',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 120, per: 'minute' },
})
