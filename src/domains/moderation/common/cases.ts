import { operation } from '#platform/common/operation.ts'
import type * as shapes from './cases.shapes.ts'

export type * from './cases.shapes.ts'

export const caseAssignees = ['me', 'nobody', 'others'] as const
export const caseOrders = ['oldest', 'newest', 'severity'] as const

export const listCases = operation<typeof shapes.listCases>('GET /moderation-case')({
  name: 'listCases',
  summary:
    'All that waits for a decision in one queue: reports, claim checks, pending listings, appeals, disputed sales and reviews',
  access: 'admin',
  duty: 'caseReading',
  limit: { calls: 240, per: 'minute' },
})

export const getCase = operation<typeof shapes.getCase>('GET /moderation-case/{kind}/{id}')({
  name: 'getCase',
  summary: 'One open case with its evidence, both people and their history, and the notes of admins',
  access: 'admin',
  duty: 'caseReading',
  limit: { calls: 240, per: 'minute' },
  refusals: ['case_decided'],
})

export const takeCase = operation<typeof shapes.takeCase>('PUT /moderation-claim/{kind}/{id}')({
  name: 'takeCase',
  summary: 'Take an open case, so that no other admin decides it meanwhile, or release it',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 240, per: 'minute' },
  refusals: ['case_taken'],
})

export const maxNoteCharacters = 2_000

export const noteCase = operation<typeof shapes.noteCase>('POST /moderation-note/{kind}/{id}')({
  name: 'noteCase',
  summary: 'Add a note to a case that only admins read',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 120, per: 'minute' },
  status: 201,
})

export const decideCase = operation<typeof shapes.decideCase>('POST /moderation-decision/{kind}/{id}')({
  name: 'decideCase',
  summary:
    'Decide a case, and in the same moment suspend the listing, remove what was reported, warn or suspend a member, and tell the buyers: all of it or nothing',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 120, per: 'minute' },
  refusals: ['case_taken', 'case_decided', 'case_refused'],
})

export const undoDecision = operation<typeof shapes.undoDecision>('POST /moderation-undo/{id}')({
  name: 'undoDecision',
  summary:
    'Undo a decision of my own while it can be: on a report for a quarter of an hour, an approval or a lifted suspension until it takes effect',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
  refusals: ['undo_too_late', 'case_refused'],
})

export const maxDecidedCases = 100

export const decideCases = operation<typeof shapes.decideCases>('POST /moderation-decisions')({
  name: 'decideCases',
  summary: 'Dismiss several reports, or approve or send back several listings, each by itself',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
})

export const maxTemplates = 200

export const listTemplates = operation<typeof shapes.listTemplates>('GET /moderation-template')({
  name: 'listTemplates',
  summary: 'What admins write to members in decisions, by rule; retired ones last',
  access: 'admin',
  duty: 'caseReading',
  limit: { calls: 240, per: 'minute' },
})

export const createTemplate = operation<typeof shapes.createTemplate>('POST /moderation-template')({
  name: 'createTemplate',
  summary: 'Add a template for decisions',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['templates_full'],
})

export const updateTemplate = operation<typeof shapes.updateTemplate>('PUT /moderation-template/{id}')({
  name: 'updateTemplate',
  summary: 'Change a template, retire it or use it again',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
})
