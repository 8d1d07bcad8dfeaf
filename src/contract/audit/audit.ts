import { operation } from '../core/operation.ts'
import type * as shapes from './audit.shapes.ts'

export type * from './audit.shapes.ts'

export const listAudit = operation<typeof shapes.listAudit>()({
  name: 'listAudit',
  summary: 'What admins did, newest first',
  method: 'GET',
  path: '/audit',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const searchAudit = operation<typeof shapes.searchAudit>()({
  name: 'searchAudit',
  summary: 'The audit log by who, what, whom and when, newest first',
  method: 'GET',
  path: '/audit-log',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const listAuditActors = operation<typeof shapes.listAuditActors>()({
  name: 'listAuditActors',
  summary: 'Everybody who has done something that is in the audit log',
  method: 'GET',
  path: '/audit-actor',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const exportAudit = operation<typeof shapes.exportAudit>()({
  name: 'exportAudit',
  summary: 'The same, whole, as CSV; asks for a password given lately, and notes the reason',
  method: 'GET',
  path: '/audit-log-csv',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  answers_file: true,
  refusals: ['password_needed'],
})
