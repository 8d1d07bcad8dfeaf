import { operation } from '../core/operation.ts'
import type * as shapes from './revenue.shapes.ts'

export type * from './revenue.shapes.ts'

export const getRevenue = operation<typeof shapes.getRevenue>()({
  name: 'getRevenue',
  summary: 'Revenue by month, this one last, and how plans stand now',
  method: 'GET',
  path: '/revenue',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const listRevenueRows = operation<typeof shapes.listRevenueRows>()({
  name: 'listRevenueRows',
  summary: 'The subscriptions, or failed payments, that a figure counts; the latest first',
  method: 'GET',
  path: '/revenue-rows',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const exportRevenue = operation<typeof shapes.exportRevenue>()({
  name: 'exportRevenue',
  summary: 'Revenue by month as CSV',
  method: 'GET',
  path: '/revenue-csv',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  answers_file: true,
  refusals: [],
})
