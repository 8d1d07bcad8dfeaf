import * as z from 'zod/mini'
import { byAccount, done, id, instant, line, idOfListing } from '#platform/common/shapes.ts'
import * as t from '#domains/accounts/texts.ts'

export const block = z.strictObject({
  id,
  /** For a bidder, only the pseudonym of that auction. */
  name: z.string(),
  is_bidder: z.boolean(),
  question_ids: z.array(id),
  listing: z.strictObject({
    id: idOfListing,
    type: z.enum(['general', 'vehicle', 'property']),
    title: z.string(),
  }),
  at: instant,
})
export type Block = z.output<typeof block>

export const listBlocks = {
  reply: z.strictObject({ items: z.array(block) }),
}

export const blockMember = {
  body: z
    .strictObject({
      listing_id: idOfListing,
      pseudonym: z.optional(line(t.the_bidder, 60)),
      question_id: z.optional(id),
    })
    .check(
      z.refine((whom) => (whom.pseudonym === undefined) !== (whom.question_id === undefined), {
        error: t.give_either_a_bidder_or_a_question,
        path: ['pseudonym'],
      }),
    ),
  reply: block,
}

export const unblockMember = {
  params: byAccount,
  reply: done,
}
