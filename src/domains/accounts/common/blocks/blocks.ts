import { operation } from '#platform/common/operation.ts'
import type * as shapes from './blocks.shapes.ts'

export type * from './blocks.shapes.ts'

export const listBlocks = operation<typeof shapes.listBlocks>('GET /block')({
  name: 'listBlocks',
  summary: 'Whom I have blocked, the latest first',
  access: 'user',
  view: 'account',
  limit: { calls: 240, per: 'minute' },
})

export const blockMember = operation<typeof shapes.blockMember>('POST /block')({
  name: 'blockMember',
  summary: 'Block a bidder or an asker on a listing of mine: no more bids, purchases, offers or questions',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  status: 201,
})

export const unblockMember = operation<typeof shapes.unblockMember>('DELETE /block/{id}')({
  name: 'unblockMember',
  summary: 'Lift a block',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
})
