import { operation } from '../core/operation.ts'
import type * as shapes from './member-flags.shapes.ts'

export type * from './member-flags.shapes.ts'

export const flagMember = operation<typeof shapes.flagMember>()({
  name: 'flagMember',
  summary:
    'Report a member, a review, a question or an answer that others see, or a message to me; once while it is open',
  method: 'POST',
  path: '/member-flag',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['own_subject', 'already_flagged'],
})

export const listMemberFlags = operation<typeof shapes.listMemberFlags>()({
  name: 'listMemberFlags',
  summary: 'Reports of members and what they wrote, the open ones first, the oldest of them first',
  method: 'GET',
  path: '/member-flag',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const exportMemberFlags = operation<typeof shapes.exportMemberFlags>()({
  name: 'exportMemberFlags',
  summary: 'The same reports, all of them, as CSV',
  method: 'GET',
  path: '/member-flag-csv',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  answers_file: true,
  refusals: [],
})

export const decideMemberFlag = operation<typeof shapes.decideMemberFlag>()({
  name: 'decideMemberFlag',
  summary: 'Uphold or dismiss a report of a member or of what they wrote, once; its reporter reads the word',
  method: 'PUT',
  path: '/member-flag/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: ['flag_decided'],
})

export const removeReported = operation<typeof shapes.removeReported>()({
  name: 'removeReported',
  summary: 'Remove a message, a question or an answer whose report was upheld; its author reads why',
  method: 'POST',
  path: '/member-flag-removal/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: ['removal_changed'],
})

export const putBackReported = operation<typeof shapes.putBackReported>()({
  name: 'putBackReported',
  summary: 'Show again what was removed after a report; its author reads why',
  method: 'POST',
  path: '/member-flag-put-back/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: ['removal_changed'],
})
