import { operation } from '../core/operation.ts'
import type * as shapes from './account-appeals.shapes.ts'

export type * from './account-appeals.shapes.ts'

export const max_shown_suspensions = 50

export const listOwnSuspensions = operation<typeof shapes.listOwnSuspensions>()({
  name: 'listOwnSuspensions',
  summary: 'Suspensions of a part of what I may do, newest first, and what was written about them',
  method: 'GET',
  path: '/my-suspension',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const appealSuspension = operation<typeof shapes.appealSuspension>()({
  name: 'appealSuspension',
  summary: 'Appeal against a suspension of a part of what I may do',
  method: 'POST',
  path: '/my-suspension/{id}',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['appeal_closed'],
})

export const getAccountAppeal = operation<typeof shapes.getAccountAppeal>()({
  name: 'getAccountAppeal',
  summary: 'Why my account is suspended, and what was written about it',
  method: 'GET',
  path: '/account-appeal',
  access: 'signed_in',
  is_for_suspended: true,
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const writeAccountAppeal = operation<typeof shapes.writeAccountAppeal>()({
  name: 'writeAccountAppeal',
  summary: 'Appeal against the suspension of my account',
  method: 'POST',
  path: '/account-appeal',
  access: 'signed_in',
  is_for_suspended: true,
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['appeal_closed'],
})

export const getMemberAppeal = operation<typeof shapes.getMemberAppeal>()({
  name: 'getMemberAppeal',
  summary: 'What a suspended member and the house wrote about the suspension',
  method: 'GET',
  path: '/account-appeal/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const answerMemberAppeal = operation<typeof shapes.answerMemberAppeal>()({
  name: 'answerMemberAppeal',
  summary: 'Answer the appeal of a suspended member, who reads it by email and when signing in',
  method: 'POST',
  path: '/account-appeal/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['appeal_closed'],
})
