import { operation } from '../core/operation.ts'
import type * as shapes from './blocks.shapes.ts'

export type * from './blocks.shapes.ts'

export const listBlocks = operation<typeof shapes.listBlocks>()({
  name: 'listBlocks',
  summary: 'Whom I have blocked, the latest first',
  method: 'GET',
  path: '/block',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const blockMember = operation<typeof shapes.blockMember>()({
  name: 'blockMember',
  summary: 'Block a bidder or an asker on a listing of mine: no more bids, purchases, offers or questions',
  method: 'POST',
  path: '/block',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: [],
})

export const unblockMember = operation<typeof shapes.unblockMember>()({
  name: 'unblockMember',
  summary: 'Lift a block',
  method: 'DELETE',
  path: '/block/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})
