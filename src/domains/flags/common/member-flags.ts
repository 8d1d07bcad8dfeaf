import { operation } from '#platform/common/operation.ts'
import type * as shapes from './member-flags.shapes.ts'

export type * from './member-flags.shapes.ts'

export const flagMember = operation<typeof shapes.flagMember>('POST /member-flag')({
  name: 'flagMember',
  summary:
    'Report a member, a review, a question or an answer that others see, or a message to me; once while it is open',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['own_subject', 'already_flagged'],
})

export const listMemberFlags = operation<typeof shapes.listMemberFlags>('GET /member-flag')({
  name: 'listMemberFlags',
  summary: 'Reports of members and what they wrote, the open ones first, the oldest of them first',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const exportMemberFlags = operation<typeof shapes.exportMemberFlags>('GET /member-flag-csv')({
  name: 'exportMemberFlags',
  summary: 'The same reports, all of them, as CSV',
  access: 'admin',
  duty: 'decisions',
  isLogged: true,
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})

export const decideMemberFlag = operation<typeof shapes.decideMemberFlag>('PUT /member-flag/{id}')({
  name: 'decideMemberFlag',
  summary: 'Uphold or dismiss a report of a member or of what they wrote, once; its reporter reads the word',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 240, per: 'minute' },
  refusals: ['flag_decided'],
})

export const removeReported = operation<typeof shapes.removeReported>('POST /member-flag-removal/{id}')({
  name: 'removeReported',
  summary: 'Remove a message, a question or an answer whose report was upheld; its author reads why',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 240, per: 'minute' },
  refusals: ['removal_changed'],
})

export const putBackReported = operation<typeof shapes.putBackReported>('POST /member-flag-put-back/{id}')({
  name: 'putBackReported',
  summary: 'Show again what was removed after a report; its author reads why',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 240, per: 'minute' },
  refusals: ['removal_changed'],
})
