import type { AccountId } from '#platform/common/ids.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { tradeAnswered } from '../trades.events.ts'
import { lockNamedTrade } from '../trades.queries.ts'
import * as t from '#domains/trades/texts.ts'

type Answer = 'confirmed' | 'denied'

export async function answerAsBuyer(
  db: Db,
  buyerId: AccountId,
  { id, answer, idempotencyKey }: { id: number; answer: Answer; idempotencyKey: IdempotencyKey | null },
): Promise<void> {
  await transact(db, async (tx) => {
    const trade = (await lockNamedTrade(tx, buyerId, id)) ?? refuse('not_found')
    // Stored without details: a trade shows each side the other's contact details.
    await withIdempotency(tx, idempotencyKey, async () => {
      if (trade.status !== 'unconfirmed') {
        refuse('already_answered', { message: t.youve_already_answered_this() })
      }
      await writeAnswer(tx, trade, buyerId, answer)
      return { id }
    })
  })
}

type NamedTrade = NonNullable<Awaited<ReturnType<typeof lockNamedTrade>>>

async function writeAnswer(tx: Tx, trade: NamedTrade, buyerId: AccountId, answer: Answer): Promise<void> {
  const { id, listing_id: listingId, seller_id: sellerId } = trade
  const at = await readClock(tx)
  await tx.insertInto('trade_answers').values({ trade_id: id, answered_by: buyerId, answer, at }).execute()
  await tx
    .updateTable('trades')
    .set(answer === 'confirmed' ? { status: 'agreed', agreed_at: at } : { status: 'cancelled' })
    .where('id', '=', id)
    .execute()
  await recordEvent(tx, tradeAnswered, {
    trade_id: id,
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    answer,
  })
  await publishTopic(tx, `listing:${listingId}`)
}
