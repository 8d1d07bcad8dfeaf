import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { id, instant, line } from '../core/shapes.ts'
import * as t from './texts.ts'

export const requirement_kind = z.enum(['adult', 'licence'])

export const max_requirement_characters = 300

export const buyer_requirement = z.strictObject({
  category_id: id,
  category_name: z.string(),
  kind: requirement_kind,
  words: z.string(),
})
export type BuyerRequirement = z.output<typeof buyer_requirement>

export const confirmBuyerRequirement = operation({
  name: 'confirmBuyerRequirement',
  summary: 'Declare what a category asks of buyers, in the words that were read; once per category',
  method: 'POST',
  path: '/requirement-confirmation',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
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
  refusals: ['requirement_changed'],
})
