import * as z from 'zod/mini'
import { id, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/accounts/texts.ts'
import { maxRequirementCharacters } from './buyer-requirements.ts'

export const requirementKind = z.enum(['adult', 'licence'])

export const buyerRequirement = z.strictObject({
  category_id: id,
  category_name: z.string(),
  kind: requirementKind,
  words: z.string(),
})
export type BuyerRequirement = z.output<typeof buyerRequirement>

export const confirmBuyerRequirement = {
  body: z.strictObject({
    category_id: id,
    kind: requirementKind,
    words: line(t.what_you_confirm, maxRequirementCharacters, 3),
  }),
  reply: z.strictObject({
    category_id: id,
    kind: requirementKind,
    words: z.string(),
    confirmed_at: instant,
  }),
}
