import { operation } from '../core/operation.ts'
import type * as shapes from './support.shapes.ts'

export type * from './support.shapes.ts'

export const support_views = ['waiting', 'mine', 'open', 'resolved'] as const
export type SupportView = (typeof support_views)[number]

export const listSupportRequests = operation<typeof shapes.listSupportRequests>()({
  name: 'listSupportRequests',
  summary:
    'What members and visitors asked support: those who wait come first, the longest wait before the others',
  method: 'GET',
  path: '/support-requests',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const max_support_changes = 100

export const getSupportRequest = operation<typeof shapes.getSupportRequest>()({
  name: 'getSupportRequest',
  summary: 'A support request with its latest messages, or those before one',
  method: 'GET',
  path: '/support-requests/{id}',
  access: 'admin',
  limit: { calls: 600, per: 'minute' },
  refusals: [],
})

export const findSupportRequest = operation<typeof shapes.findSupportRequest>()({
  name: 'findSupportRequest',
  summary: 'A member, and their conversation with support if there is one',
  method: 'GET',
  path: '/support-of-member/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const sendSupportReply = operation<typeof shapes.sendSupportReply>()({
  name: 'sendSupportReply',
  summary:
    'Answer a member in iChat or a visitor by email, or write to a member first; refused when another admin has answered meanwhile',
  method: 'POST',
  path: '/support-replies',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['already_answered', 'conversation_closed'],
})

export const assignSupportRequest = operation<typeof shapes.assignSupportRequest>()({
  name: 'assignSupportRequest',
  summary: 'Give a support request to an admin, or to nobody',
  method: 'PUT',
  path: '/support-assignee/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const setSupportStatus = operation<typeof shapes.setSupportStatus>()({
  name: 'setSupportStatus',
  summary: 'Mark a support request as resolved, or open it again',
  method: 'PUT',
  path: '/support-status/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const readSupportRequest = operation<typeof shapes.readSupportRequest>()({
  name: 'readSupportRequest',
  summary: 'Support has seen the messages of a request up to this number',
  method: 'PUT',
  path: '/support-read/{id}',
  access: 'admin',
  limit: { calls: 600, per: 'minute' },
  refusals: [],
})

export const listSupportAdmins = operation<typeof shapes.listSupportAdmins>()({
  name: 'listSupportAdmins',
  summary: 'The admins a support request can be given to',
  method: 'GET',
  path: '/support-admins',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})
