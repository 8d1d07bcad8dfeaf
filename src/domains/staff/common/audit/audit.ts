import { operation } from '#platform/common/operation.ts'
import type * as shapes from './audit.shapes.ts'

export type * from './audit.shapes.ts'

export const listAudit = operation<typeof shapes.listAudit>('GET /audit')({
  name: 'listAudit',
  summary: 'What admins did, newest first',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const searchAudit = operation<typeof shapes.searchAudit>('GET /audit-log')({
  name: 'searchAudit',
  summary: 'The audit log by who, what, whom and when, newest first',
  access: 'admin',
  duty: 'audit',
  limit: { calls: 240, per: 'minute' },
})

export const listAuditActors = operation<typeof shapes.listAuditActors>('GET /audit-actor')({
  name: 'listAuditActors',
  summary: 'Everybody who has done something that is in the audit log',
  access: 'admin',
  duty: 'audit',
  limit: { calls: 120, per: 'minute' },
})

export const exportAudit = operation<typeof shapes.exportAudit>('GET /audit-log-csv')({
  name: 'exportAudit',
  summary: 'The same, whole, as CSV; asks for a password given lately, and notes the reason',
  access: 'admin',
  duty: 'fullAdmins',
  isLogged: true,
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
  refusals: ['password_needed'],
})
