import { operation } from '#platform/common/operation.ts'
import type * as shapes from './buyer-requirements.shapes.ts'

export type * from './buyer-requirements.shapes.ts'

export const maxRequirementCharacters = 300

export const confirmBuyerRequirement = operation<typeof shapes.confirmBuyerRequirement>(
  'POST /requirement-confirmation',
)({
  name: 'confirmBuyerRequirement',
  summary: 'Declare what a category asks of buyers, in the words that were read; once per category',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: ['requirement_changed'],
})
