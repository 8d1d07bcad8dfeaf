import { operation } from '#platform/common/operation.ts'
import type * as shapes from './records.shapes.ts'

export type * from './records.shapes.ts'

export const memberRecordKinds = [
  'listings',
  'trades',
  'bids',
  'offers',
  'questions',
  'reviews',
  'reports',
  'blocks',
  'disputes',
  'chats',
  'support',
  'payments',
  'sessions',
  'changes',
  'notes',
] as const
export type MemberRecordKind = (typeof memberRecordKinds)[number]

export const listMemberRecords = operation<typeof shapes.listMemberRecords>('GET /admin-member-records/{id}')(
  {
    name: 'listMemberRecords',
    summary: 'What a member did or was part of, of one kind, latest first; never a maximum bid',
    access: 'admin',
    duty: 'overview',
    limit: { calls: 240, per: 'minute' },
  },
)

export const getMemberSummary = operation<typeof shapes.getMemberSummary>('GET /admin-member-summary/{id}')({
  name: 'getMemberSummary',
  summary: 'How many records of each kind a member has, and the marks of risk with their evidence',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const writeMemberNote = operation<typeof shapes.writeMemberNote>('POST /admin-member-note/{id}')({
  name: 'writeMemberNote',
  summary: 'Note something about a member for other staff; a note stays as it was written',
  access: 'admin',
  duty: 'memberNotes',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  idempotentByKey: true,
})

export const pinMemberNote = operation<typeof shapes.pinMemberNote>('PUT /admin-member-note-pin/{id}')({
  name: 'pinMemberNote',
  summary: 'Keep a note above the others, or no longer',
  access: 'admin',
  duty: 'memberNotes',
  limit: { calls: 120, per: 'minute' },
})

export const endMemberSessions = operation<typeof shapes.endMemberSessions>(
  'PUT /admin-member-sessions-end/{id}',
)({
  name: 'endMemberSessions',
  summary: 'Sign a member out on one of their devices, or on all of them',
  access: 'admin',
  duty: 'memberNotes',
  limit: { calls: 60, per: 'minute' },
  refusals: ['own_account'],
})

export const listingRecordKinds = ['bidders', 'offers', 'questions'] as const
export type ListingRecordKind = (typeof listingRecordKinds)[number]

export const listListingRecords = operation<typeof shapes.listListingRecords>(
  'GET /admin-listing-record/{id}',
)({
  name: 'listListingRecords',
  summary: 'Who bid on a listing and how they stand, its offers, or its questions and answers, newest first',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const maxActivityBids = 100

export const getListingActivity = operation<typeof shapes.getListingActivity>(
  'GET /admin-listing-activity/{id}',
)({
  name: 'getListingActivity',
  summary: 'What was done with a listing: its sales with both people, its bids by name, questions and offers',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const maxLinkedAccounts = 50

export const listLinkedAccounts = operation<typeof shapes.listLinkedAccounts>(
  'GET /admin-linked-accounts/{id}',
)({
  name: 'listLinkedAccounts',
  summary: 'Accounts that share a phone number, a device, a card or a bank account with one account',
  access: 'admin',
  duty: 'privateReading',
  limit: { calls: 240, per: 'minute' },
})

export const adminTaskKinds = [
  /** All cases in the moderation queue. */
  'cases',
  'reports',
  'member_reports',
  'approvals',
  'appeals',
  'account_appeals',
  'support',
  'disputes',
  'reviews',
  'warning_appeals',
  'linked_accounts',
  /** Actions that wait for a second admin. */
  'proposals',
] as const
export type AdminTaskKind = (typeof adminTaskKinds)[number]

export const getAdminTasks = operation<typeof shapes.getAdminTasks>('GET /admin-tasks')({
  name: 'getAdminTasks',
  summary: 'What waits for an admin: how many of each kind, and since when the oldest',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

/** How many results of each kind are listed. */
export const maxFound = 8

export const findForAdmin = operation<typeof shapes.findForAdmin>('GET /admin-find')({
  name: 'findForAdmin',
  summary:
    'A few listings, people, sales and invoices by a number, a name, a plate or what else an admin has of them',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})
