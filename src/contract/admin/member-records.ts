import { operation } from '../core/operation.ts'
import type * as shapes from './member-records.shapes.ts'

export type * from './member-records.shapes.ts'

export const member_record_kinds = [
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
export type MemberRecordKind = (typeof member_record_kinds)[number]

export const listMemberRecords = operation<typeof shapes.listMemberRecords>()({
  name: 'listMemberRecords',
  summary: 'What a member did or was part of, of one kind, latest first; never a maximum bid',
  method: 'GET',
  path: '/admin-member-records/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const getMemberSummary = operation<typeof shapes.getMemberSummary>()({
  name: 'getMemberSummary',
  summary: 'How many records of each kind a member has, and the marks of risk with their evidence',
  method: 'GET',
  path: '/admin-member-summary/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const writeMemberNote = operation<typeof shapes.writeMemberNote>()({
  name: 'writeMemberNote',
  summary: 'Note something about a member for other staff; a note stays as it was written',
  method: 'POST',
  path: '/admin-member-note/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: [],
  idempotent_by_key: true,
})

export const pinMemberNote = operation<typeof shapes.pinMemberNote>()({
  name: 'pinMemberNote',
  summary: 'Keep a note above the others, or no longer',
  method: 'PUT',
  path: '/admin-member-note-pin/{id}',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const endMemberSessions = operation<typeof shapes.endMemberSessions>()({
  name: 'endMemberSessions',
  summary: 'Sign a member out on one of their devices, or on all of them',
  method: 'PUT',
  path: '/admin-member-sessions-end/{id}',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: ['own_account'],
})
