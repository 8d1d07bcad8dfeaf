import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { deliveryUnchosen, tradeUnfinished } from '../trades.events.ts'
import { lockNextUndecided, lockNextUnfinished } from '../trades.queries.ts'
import { chooseBy } from '../terms/terms.rules.ts'
import { reminderDue } from '../trades.rules.ts'

export async function remindOfUnfinished(db: Db): Promise<void> {
  while (await transact(db, remindNext));
}

async function remindNext(tx: Tx): Promise<boolean> {
  const trade = await lockNextUnfinished(tx)
  if (!trade) return false
  const at = await readClock(tx)
  const { id: tradeId, listing_id: listingId, seller_id: sellerId, buyer_id: buyerId } = trade
  const day = must(reminderDue(trade.agreed_at, at), 'day of the reminder')
  // Another worker may have sent it since the trade was selected.
  const { numInsertedOrUpdatedRows: fresh } = await tx
    .insertInto('trade_reminders')
    .values({ trade_id: tradeId, day, at })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  if (fresh)
    await recordEvent(tx, tradeUnfinished, {
      trade_id: tradeId,
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
      day,
    })
  return true
}

export async function remindOfDelivery(db: Db): Promise<void> {
  while (await transact(db, remindNextUndecided));
}

async function remindNextUndecided(tx: Tx): Promise<boolean> {
  const trade = await lockNextUndecided(tx)
  if (!trade) return false
  const at = await readClock(tx)
  const { id: tradeId, listing_id: listingId, seller_id: sellerId, buyer_id: buyerId } = trade
  const hours = at >= chooseBy(trade.agreed_at) ? 48 : 24
  const { numInsertedOrUpdatedRows: fresh } = await tx
    .insertInto('delivery_reminders')
    .values({ trade_id: tradeId, hours, at })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  if (fresh)
    await recordEvent(tx, deliveryUnchosen, {
      trade_id: tradeId,
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
      hours,
    })
  return true
}
