import { operation } from '../core/operation.ts'
import type * as shapes from './warnings.shapes.ts'

export type * from './warnings.shapes.ts'

export const max_shown_warnings = 100

export const listOwnWarnings = operation<typeof shapes.listOwnWarnings>()({
  name: 'listOwnWarnings',
  summary: 'Warnings that Hoko gave me, newest first, and what was written about them',
  method: 'GET',
  path: '/my-warning',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const appealWarning = operation<typeof shapes.appealWarning>()({
  name: 'appealWarning',
  summary: 'Appeal against a warning',
  method: 'POST',
  path: '/my-warning/{id}',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['appeal_closed'],
})

export const listMemberWarnings = operation<typeof shapes.listMemberWarnings>()({
  name: 'listMemberWarnings',
  summary: 'Warnings of a member, newest first',
  method: 'GET',
  path: '/member-warning/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const withdrawWarning = operation<typeof shapes.withdrawWarning>()({
  name: 'withdrawWarning',
  summary: 'Withdraw a warning; its member reads why',
  method: 'PUT',
  path: '/member-warning/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: ['appeal_closed'],
})

export const decideMembers = operation<typeof shapes.decideMembers>()({
  name: 'decideMembers',
  summary:
    'Write to, warn, suspend or reinstate several members, each by themselves; they read the message or the reason',
  method: 'POST',
  path: '/admin-user-status',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
  idempotent_by_key: true,
})
