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
