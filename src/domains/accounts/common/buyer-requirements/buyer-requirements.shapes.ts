import * as z from 'zod/mini'
import { id, instant, line } from '#platform/common/shapes.ts'
import * as t from '#domains/accounts/texts.ts'
import { max_requirement_characters } from './buyer-requirements.ts'

export const requirement_kind = z.enum(['adult', 'licence'])

export const buyer_requirement = z.strictObject({
  category_id: id,
  category_name: z.string(),
  kind: requirement_kind,
  words: z.string(),
})
export type BuyerRequirement = z.output<typeof buyer_requirement>

export const confirmBuyerRequirement = {
  body: z.strictObject({
    category_id: id,
    kind: requirement_kind,
    words: line(t.what_you_confirm, max_requirement_characters, 3),
  }),
  reply: z.strictObject({
    category_id: id,
    kind: requirement_kind,
    words: z.string(),
    confirmed_at: instant,
  }),
}
