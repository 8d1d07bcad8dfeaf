import { operation } from '../core/operation.ts'
import type * as shapes from './stock-feed.shapes.ts'

export type * from './stock-feed.shapes.ts'

export const getStockFeed = operation<typeof shapes.getStockFeed>()({
  name: 'getStockFeed',
  summary: 'My stock feed: what it says of every vehicle, how many there are, and the run under way',
  method: 'GET',
  path: '/stock-feed',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const putStockFeed = operation<typeof shapes.putStockFeed>()({
  name: 'putStockFeed',
  summary: 'Say what holds for every vehicle of my feed; it counts from the next run on',
  method: 'PUT',
  path: '/stock-feed',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['subscription_required'],
})

export const updateMcDealership = operation<typeof shapes.updateMcDealership>()({
  name: 'updateMcDealership',
  summary: 'Say under which number MotorCentral knows a member’s dealership; null for none',
  method: 'PUT',
  path: '/update-mc-dealership/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const getMemberFeed = operation<typeof shapes.getMemberFeed>()({
  name: 'getMemberFeed',
  summary: 'A member’s stock feed: its dealership number, how many vehicles, and its latest runs',
  method: 'GET',
  path: '/member-stock-feed/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})
