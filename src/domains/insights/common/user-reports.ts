import { operation } from '#platform/common/operation.ts'
import type * as shapes from './user-reports.shapes.ts'

export type * from './user-reports.shapes.ts'

export const getUserReports = operation<typeof shapes.getUserReports>('GET /user-reports')({
  name: 'getUserReports',
  summary: 'How my own selling and buying is going: figures against the period before, and by day',
  access: 'user',
  view: 'reports',
  limit: { calls: 120, per: 'minute' },
})

export const listUserReportRows = operation<typeof shapes.listUserReportRows>('GET /user-report-rows')({
  name: 'listUserReportRows',
  summary: 'The listings, sales or purchases that a figure of my reports counts',
  access: 'user',
  view: 'reports',
  limit: { calls: 240, per: 'minute' },
})

export const exportUserReports = operation<typeof shapes.exportUserReports>('GET /user-reports-csv')({
  name: 'exportUserReports',
  summary: 'My reports as CSV: by day, or what a figure counts',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  answersFile: true,
})
