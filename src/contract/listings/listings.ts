import { operation } from '../core/operation.ts'
import type * as shapes from './listings.shapes.ts'

export type * from './listings.shapes.ts'

export const getListing = operation<typeof shapes.getListing>()({
  name: 'getListing',
  summary: 'A listing as everyone sees it, and what I can do with it',
  method: 'GET',
  path: '/listing/{id}',
  access: 'anyone',
  key_scope: 'listings:read',
  limit: { calls: 600, per: 'minute' },
  refusals: [],
})

export const getOpenHome = operation<typeof shapes.getOpenHome>()({
  name: 'getOpenHome',
  summary: 'An open home of a live listing as an iCalendar file; starts_at says which',
  method: 'GET',
  path: '/open-home/{id}',
  access: 'anyone',
  limit: { calls: 120, per: 'minute' },
  answers_file: true,
  refusals: [],
})

export const countListingView = operation<typeof shapes.countListingView>()({
  name: 'countListingView',
  summary: 'Count a view: once per viewer and day',
  method: 'PATCH',
  path: '/listing-views/{id}',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})
