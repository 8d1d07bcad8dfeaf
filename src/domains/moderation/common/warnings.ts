import { operation } from '#platform/common/operation.ts'
import type * as shapes from './warnings.shapes.ts'

export type * from './warnings.shapes.ts'

export const maxShownWarnings = 100

export const listOwnWarnings = operation<typeof shapes.listOwnWarnings>('GET /my-warning')({
  name: 'listOwnWarnings',
  summary: 'Warnings that Hoko gave me, newest first, and what was written about them',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const appealWarning = operation<typeof shapes.appealWarning>('POST /my-warning/{id}')({
  name: 'appealWarning',
  summary: 'Appeal against a warning',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['appeal_closed'],
})

export const listMemberWarnings = operation<typeof shapes.listMemberWarnings>('GET /member-warning/{id}')({
  name: 'listMemberWarnings',
  summary: 'Warnings of a member, newest first',
  access: 'admin',
  duty: 'caseReading',
  limit: { calls: 240, per: 'minute' },
})

export const withdrawWarning = operation<typeof shapes.withdrawWarning>('PUT /member-warning/{id}')({
  name: 'withdrawWarning',
  summary: 'Withdraw a warning; its member reads why',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
  refusals: ['appeal_closed'],
})

export const decideMembers = operation<typeof shapes.decideMembers>('POST /admin-user-status')({
  name: 'decideMembers',
  summary:
    'Write to, warn, suspend or reinstate several members, each by themselves; they read the message or the reason',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
  idempotentByKey: true,
})

export const maxShownSuspensions = 50

export const listOwnSuspensions = operation<typeof shapes.listOwnSuspensions>('GET /my-suspension')({
  name: 'listOwnSuspensions',
  summary: 'Suspensions of a part of what I may do, newest first, and what was written about them',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const appealSuspension = operation<typeof shapes.appealSuspension>('POST /my-suspension/{id}')({
  name: 'appealSuspension',
  summary: 'Appeal against a suspension of a part of what I may do',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['appeal_closed'],
})

export const getAccountAppeal = operation<typeof shapes.getAccountAppeal>('GET /account-appeal')({
  name: 'getAccountAppeal',
  summary: 'Why my account is suspended, and what was written about it',
  access: 'signed_in',
  duty: 'ownAccount',
  isForSuspended: true,
  limit: { calls: 240, per: 'minute' },
})

export const writeAccountAppeal = operation<typeof shapes.writeAccountAppeal>('POST /account-appeal')({
  name: 'writeAccountAppeal',
  summary: 'Appeal against the suspension of my account',
  access: 'signed_in',
  duty: 'ownAccount',
  isForSuspended: true,
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['appeal_closed'],
})

export const getMemberAppeal = operation<typeof shapes.getMemberAppeal>('GET /account-appeal/{id}')({
  name: 'getMemberAppeal',
  summary: 'What a suspended member and the house wrote about the suspension',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const answerMemberAppeal = operation<typeof shapes.answerMemberAppeal>('POST /account-appeal/{id}')({
  name: 'answerMemberAppeal',
  summary: 'Answer the appeal of a suspended member, who reads it by email and when signing in',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['appeal_closed'],
})
