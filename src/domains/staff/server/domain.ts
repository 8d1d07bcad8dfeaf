import * as audit from '../common/audit/audit.ts'
import * as auditShapes from '../common/audit/audit.shapes.ts'
import * as jobs from '../common/jobs/jobs.ts'
import * as system from '../common/system/system.ts'
import * as systemShapes from '../common/system/system.shapes.ts'
import * as jobsShapes from '../common/jobs/jobs.shapes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { passwordCheck } from './audit/audit.service.ts'
import { jobsRoutes } from './jobs/jobs.routes.ts'
import { systemRoutes } from './system/system.routes.ts'
import { platformRetention } from '#platform/server/jobs/purge.ts'
import { retentions } from '#platform/server/jobs/retention.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [audit, jobs, system],
  shapes: [auditShapes, jobsShapes, systemShapes],
  routes: [
    (serve, platform, { extensions }) => auditRoutes(serve, platform, extensions.get(passwordCheck)),
    jobsRoutes,
    (serve, platform, { extensions }) =>
      systemRoutes(serve, platform, [...platformRetention, ...extensions.list(retentions).flat()]),
  ],
  tables: ['audit_log'],
}
