import { operation } from '#platform/common/operation.ts'
import type * as shapes from './revenue.shapes.ts'

export type * from './revenue.shapes.ts'

export const getRevenue = operation<typeof shapes.getRevenue>('GET /revenue')({
  name: 'getRevenue',
  summary: 'Revenue by month, this one last, and how plans stand now',
  access: 'admin',
  duty: 'money',
  limit: { calls: 120, per: 'minute' },
})

export const listRevenueRows = operation<typeof shapes.listRevenueRows>('GET /revenue-rows')({
  name: 'listRevenueRows',
  summary: 'The subscriptions, or failed payments, that a figure counts; the latest first',
  access: 'admin',
  duty: 'money',
  limit: { calls: 240, per: 'minute' },
})

export const exportRevenue = operation<typeof shapes.exportRevenue>('GET /revenue-csv')({
  name: 'exportRevenue',
  summary: 'Revenue by month as CSV',
  access: 'admin',
  duty: 'money',
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})
