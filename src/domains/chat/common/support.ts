import { operation } from '#platform/common/operation.ts'
import type * as shapes from './support.shapes.ts'

export type * from './support.shapes.ts'

export const supportViews = ['waiting', 'mine', 'open', 'resolved'] as const
export type SupportView = (typeof supportViews)[number]

export const listSupportRequests = operation<typeof shapes.listSupportRequests>('GET /support-requests')({
  name: 'listSupportRequests',
  summary:
    'What members and visitors asked support: those who wait come first, the longest wait before the others',
  access: 'admin',
  duty: 'support',
  limit: { calls: 240, per: 'minute' },
})

export const maxSupportChanges = 100

export const getSupportRequest = operation<typeof shapes.getSupportRequest>('GET /support-requests/{id}')({
  name: 'getSupportRequest',
  summary: 'A support request with its latest messages, or those before one',
  access: 'admin',
  duty: 'support',
  limit: { calls: 600, per: 'minute' },
})

export const findSupportRequest = operation<typeof shapes.findSupportRequest>('GET /support-of-member/{id}')({
  name: 'findSupportRequest',
  summary: 'A member, and their conversation with support if there is one',
  access: 'admin',
  duty: 'support',
  limit: { calls: 240, per: 'minute' },
})

export const sendSupportReply = operation<typeof shapes.sendSupportReply>('POST /support-replies')({
  name: 'sendSupportReply',
  summary:
    'Answer a member in iChat or a visitor by email, or write to a member first; refused when another admin has answered meanwhile',
  access: 'admin',
  duty: 'support',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['already_answered', 'conversation_closed'],
})

export const assignSupportRequest = operation<typeof shapes.assignSupportRequest>(
  'PUT /support-assignee/{id}',
)({
  name: 'assignSupportRequest',
  summary: 'Give a support request to an admin, or to nobody',
  access: 'admin',
  duty: 'support',
  limit: { calls: 120, per: 'minute' },
})

export const setSupportStatus = operation<typeof shapes.setSupportStatus>('PUT /support-status/{id}')({
  name: 'setSupportStatus',
  summary: 'Mark a support request as resolved, or open it again',
  access: 'admin',
  duty: 'support',
  limit: { calls: 120, per: 'minute' },
})

export const readSupportRequest = operation<typeof shapes.readSupportRequest>('PUT /support-read/{id}')({
  name: 'readSupportRequest',
  summary: 'Support has seen the messages of a request up to this number',
  access: 'admin',
  duty: 'support',
  isLogged: false,
  limit: { calls: 600, per: 'minute' },
})

export const listSupportAdmins = operation<typeof shapes.listSupportAdmins>('GET /support-admins')({
  name: 'listSupportAdmins',
  summary: 'The admins a support request can be given to',
  access: 'admin',
  duty: 'support',
  limit: { calls: 240, per: 'minute' },
})
