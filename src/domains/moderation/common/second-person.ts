import { operation } from '#platform/common/operation.ts'
import type * as shapes from './second-person.shapes.ts'

export type * from './second-person.shapes.ts'

export const proposeAct = operation<typeof shapes.proposeAct>('POST /second-person')({
  name: 'proposeAct',
  summary: 'Propose what one admin may not do alone; a second admin approves it in the moderation queue',
  access: 'admin',
  duty: 'proposals',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['status_unchanged', 'last_admin', 'own_account', 'not_found', 'account_busy', 'refund_too_much'],
})

export const getProposal = operation<typeof shapes.getProposal>('GET /second-person')({
  name: 'getProposal',
  summary: 'What waits for a second admin about a member or a payment; null where nothing does',
  access: 'admin',
  duty: 'proposals',
  limit: { calls: 240, per: 'minute' },
})
