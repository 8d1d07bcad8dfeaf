import { operation } from '#platform/common/operation.ts'
import type * as shapes from './market-report.shapes.ts'

export type * from './market-report.shapes.ts'

export const maxReportDays = 731

export const getReport = operation<typeof shapes.getReport>('GET /report')({
  name: 'getReport',
  summary: 'How one thing went over a period, against another: by day, week or month, and by its parts',
  access: 'admin',
  duty: 'money',
  limit: { calls: 120, per: 'minute' },
})

export const listReportRows = operation<typeof shapes.listReportRows>('GET /report-rows')({
  name: 'listReportRows',
  summary: 'What a point or a part of the report counts, the latest first',
  access: 'admin',
  duty: 'money',
  limit: { calls: 240, per: 'minute' },
})

export const exportReport = operation<typeof shapes.exportReport>('GET /report-csv')({
  name: 'exportReport',
  summary: 'The report by day, week or month as CSV',
  access: 'admin',
  duty: 'money',
  limit: { calls: 60, per: 'hour' },
  answersFile: true,
})
