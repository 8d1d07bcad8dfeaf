import type { Block, blockMember } from '#domains/accounts/common/blocks/blocks.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectAsker, selectBidder, selectBlocks, selectIsBlocked } from './blocks.queries.ts'

export { selectBlocks as readBlocks } from './blocks.queries.ts'

export const isBlockedBy = selectIsBlocked

/** Blocking again changes nothing. Existing bids and offers remain. */
export function blockFor(
  db: Db,
  sellerId: AccountId,
  { listing_id: listingId, pseudonym, question_id: questionId }: OperationValues<typeof blockMember>,
): Promise<Block> {
  return transact(db, async (tx) => {
    const found =
      pseudonym === undefined
        ? await selectAsker(tx, sellerId, listingId, must(questionId, 'question_id'))
        : await selectBidder(tx, sellerId, listingId, pseudonym)
    const { account_id: accountId } = found ?? refuse('not_found')
    const met = { account_id: accountId, listing_id: listingId, pseudonym: pseudonym ?? null }
    await tx
      .insertInto('blocks')
      .values({ seller_id: sellerId, ...met, at: await readClock(tx) })
      .onConflict((row) => row.doNothing())
      .execute()
    const [block] = await selectBlocks(tx, sellerId, met)
    return must(block, 'block')
  })
}

export function unblockFor(db: Db, sellerId: AccountId, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('blocks')
      .where('id', '=', id)
      .where('seller_id', '=', sellerId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) refuse('not_found')
  })
}
