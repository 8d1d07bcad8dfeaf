import * as changes from '../common/changes.ts'
import * as marketReport from '../common/market-report.ts'
import * as stats from '../common/stats.ts'
import * as tableViews from '../common/table-views/table-views.ts'
import * as changesShapes from '../common/changes.shapes.ts'
import * as marketReportShapes from '../common/market-report.shapes.ts'
import * as statsShapes from '../common/stats.shapes.ts'
import * as tableViewsShapes from '../common/table-views/table-views.shapes.ts'
import { invariantsTasks } from './invariants/invariants.jobs.ts'
import { marketReportRoutes, revenueRoutes, tableViewsRoutes } from './table-views/table-views.routes.ts'
import { statsRoutes, userReportsRoutes } from './user-reports/user-reports.routes.ts'
import { reactionsOfTableViews } from './table-views/table-views.reactions.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [changes, marketReport, stats, tableViews],
  shapes: [changesShapes, marketReportShapes, statsShapes, tableViewsShapes],
  routes: [statsRoutes, marketReportRoutes, revenueRoutes, userReportsRoutes, tableViewsRoutes],
  reactions: reactionsOfTableViews,
  tasks: invariantsTasks,
  tables: ['anomalies', 'money_anomalies', 'invariant_passes', 'table_views', 'table_choices'],
}
