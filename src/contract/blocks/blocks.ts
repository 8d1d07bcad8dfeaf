import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, done, id, instant, line } from '../core/shapes.ts'
import * as t from './texts.ts'

export const block = z.strictObject({
  id,
  /** For a bidder, only the pseudonym of that auction. */
  name: z.string(),
  is_bidder: z.boolean(),
  question_ids: z.array(id),
  listing: z.strictObject({ id, type: z.enum(['general', 'vehicle', 'property']), title: z.string() }),
  at: instant,
})
export type Block = z.output<typeof block>

export const listBlocks = operation({
  name: 'listBlocks',
  summary: 'Whom I have blocked, the latest first',
  method: 'GET',
  path: '/block',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  reply: z.strictObject({ items: z.array(block) }),
  refusals: [],
})

export const blockMember = operation({
  name: 'blockMember',
  summary: 'Block a bidder or an asker on a listing of mine: no more bids, purchases, offers or questions',
  method: 'POST',
  path: '/block',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  body: z
    .strictObject({
      listing_id: id,
      pseudonym: z.optional(line(t.the_bidder, 60)),
      question_id: z.optional(id),
    })
    .check(
      z.refine((whom) => (whom.pseudonym === undefined) !== (whom.question_id === undefined), {
        error: t.give_either_a_bidder_or_a_question,
        path: ['pseudonym'],
      }),
    ),
  status: 201,
  reply: block,
  refusals: [],
})

export const unblockMember = operation({
  name: 'unblockMember',
  summary: 'Lift a block',
  method: 'DELETE',
  path: '/block/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  reply: done,
  refusals: [],
})
