import { operation } from '../core/operation.ts'
import type * as shapes from './market-report.shapes.ts'

export type * from './market-report.shapes.ts'

export const max_report_days = 731

export const getReport = operation<typeof shapes.getReport>()({
  name: 'getReport',
  summary: 'How one thing went over a period, against another: by day, week or month, and by its parts',
  method: 'GET',
  path: '/report',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const listReportRows = operation<typeof shapes.listReportRows>()({
  name: 'listReportRows',
  summary: 'What a point or a part of the report counts, the latest first',
  method: 'GET',
  path: '/report-rows',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const exportReport = operation<typeof shapes.exportReport>()({
  name: 'exportReport',
  summary: 'The report by day, week or month as CSV',
  method: 'GET',
  path: '/report-csv',
  access: 'admin',
  limit: { calls: 60, per: 'hour' },
  answers_file: true,
  refusals: [],
})
