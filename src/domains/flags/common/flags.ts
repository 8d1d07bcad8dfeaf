import { operation } from '#platform/common/operation.ts'
import type * as shapes from './flags.shapes.ts'

export type * from './flags.shapes.ts'

export const maxFlagCharacters = 1_000

export const flagListing = operation<typeof shapes.flagListing>('POST /flag')({
  name: 'flagListing',
  summary: 'Report a listing of somebody else; once while the report is open',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['own_listing', 'already_flagged'],
})

export const listFlags = operation<typeof shapes.listFlags>('GET /flag')({
  name: 'listFlags',
  summary: 'The reports of a listing, the open ones first, each newest first',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const decideFlag = operation<typeof shapes.decideFlag>('PUT /flag/{id}')({
  name: 'decideFlag',
  summary: 'Uphold or dismiss a report, once; its reporter reads the word',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 240, per: 'minute' },
  refusals: ['flag_decided'],
})
