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

export const maxContactCharacters = 4000

export const contactUs = operation<typeof shapes.contactUs>('POST /contact-us')({
  name: 'contactUs',
  summary:
    'Write to support: a visitor is answered by email, a signed-in member in their own conversation with support',
  access: 'anyone',
  limit: { calls: 6, per: 'hour' },
  status: 201,
})

/** At most this many are named. */
export const maxNamedMembers = 20

export const listSupportNotices = operation<typeof shapes.listSupportNotices>('GET /support-notices')({
  name: 'listSupportNotices',
  summary: 'What staff wrote to members who had asked for nothing, and whom it reached; newest first',
  access: 'admin',
  duty: 'caseReading',
  limit: { calls: 240, per: 'minute' },
})

export const maxSavedReplies = 200

/** A placeholder for the member's name. */
export const namePlaceholder = 'name'

export const listSavedReplies = operation<typeof shapes.listSavedReplies>('GET /saved-replies')({
  name: 'listSavedReplies',
  summary: 'Replies that support keeps for what is often asked, by title',
  access: 'admin',
  duty: 'support',
  limit: { calls: 240, per: 'minute' },
})

export const createSavedReply = operation<typeof shapes.createSavedReply>('POST /saved-replies')({
  name: 'createSavedReply',
  summary: 'Keep a reply under a title of its own',
  access: 'admin',
  duty: 'support',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['saved_replies_full'],
})

export const updateSavedReply = operation<typeof shapes.updateSavedReply>('PUT /saved-replies/{id}')({
  name: 'updateSavedReply',
  summary: 'Change a saved reply',
  access: 'admin',
  duty: 'support',
  limit: { calls: 60, per: 'minute' },
})

export const deleteSavedReply = operation<typeof shapes.deleteSavedReply>('DELETE /saved-replies/{id}')({
  name: 'deleteSavedReply',
  summary: 'Delete a saved reply',
  access: 'admin',
  duty: 'support',
  limit: { calls: 60, per: 'minute' },
})
