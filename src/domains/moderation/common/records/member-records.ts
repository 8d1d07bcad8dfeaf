import { operation } from '#platform/common/operation.ts'
import type * as shapes from './member-records.shapes.ts'

export type * from './member-records.shapes.ts'

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
