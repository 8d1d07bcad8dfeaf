import * as audit from '../common/audit/audit.ts'
import * as auditShapes from '../common/audit/audit.shapes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { passwordCheck } from './audit/audit.service.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [audit],
  shapes: [auditShapes],
  routes: [(serve, platform, { extensions }) => auditRoutes(serve, platform, extensions.get(passwordCheck))],
  tables: ['audit_log'],
}
