import { operation } from '../core/operation.ts'
import type * as shapes from './user-reports.shapes.ts'

export type * from './user-reports.shapes.ts'

export const getUserReports = operation<typeof shapes.getUserReports>()({
  name: 'getUserReports',
  summary: 'How my own selling and buying is going: figures against the period before, and by day',
  method: 'GET',
  path: '/user-reports',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const listUserReportRows = operation<typeof shapes.listUserReportRows>()({
  name: 'listUserReportRows',
  summary: 'The listings, sales or purchases that a figure of my reports counts',
  method: 'GET',
  path: '/user-report-rows',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const exportUserReports = operation<typeof shapes.exportUserReports>()({
  name: 'exportUserReports',
  summary: 'My reports as CSV: by day, or what a figure counts',
  method: 'GET',
  path: '/user-reports-csv',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  answers_file: true,
  refusals: [],
})
