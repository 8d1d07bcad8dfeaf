import { operation } from '#platform/common/operation.ts'
import type * as shapes from './stats.shapes.ts'

export type * from './stats.shapes.ts'

export const getAdminDashboardStats = operation<typeof shapes.getAdminDashboardStats>(
  'GET /admin-dashboard-stats',
)({
  name: 'getAdminDashboardStats',
  summary: 'How the marketplace is doing: figures against the period before, by day, and the latest of each',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 120, per: 'minute' },
})

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
