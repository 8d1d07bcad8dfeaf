import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { type Db, transact, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { serverSecret } from '#platform/server/server-secret.ts'
import { lockTrade } from '../actions/moves.queries.ts'
import { completeByHandover } from '../actions/moves.service.ts'
import { handoverLocked, handoverUnlocked } from '../trades.events.ts'
import { type CodeUse, selectArrangedTrade, selectCodeUses, type ArrangedTrade } from './handover.queries.ts'
import { deriveDigits, isLocked, triesLeft, describeWrongCode, isArrangeable } from './handover.rules.ts'
import * as t from '#domains/trades/texts.ts'

export type CodeOf = (use: Pick<CodeUse, 'trade_id' | 'renewals'>) => string

/** Signed rather than stored, so that it can't be read in a table. */
export async function getCode(db: Db): Promise<CodeOf> {
  const secret = await serverSecret(db, 'handover codes')
  return ({ trade_id: tradeId, renewals }) =>
    deriveDigits(createHmac('sha256', secret).update(`${tradeId} ${renewals}`).digest())
}

const isSameCode = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

type Side = ArrangedTrade['side']

export async function lockArranged(
  tx: Tx,
  {
    account_id: accountId,
    side,
    trade_id: tradeId,
  }: { account_id: AccountId; side: Side | undefined; trade_id: number },
): Promise<ArrangedTrade | undefined> {
  const mine = await selectArrangedTrade(tx, accountId, tradeId)
  if (mine?.side !== side) return undefined
  await lockTrade(tx, tradeId)
  return await selectArrangedTrade(tx, accountId, tradeId)
}

const getSides = ({
  id: tradeId,
  listing_id: listingId,
  seller_id: sellerId,
  buyer_id: buyerId,
}: ArrangedTrade) => ({
  trade_id: tradeId,
  listing_id: listingId,
  seller_id: sellerId,
  buyer_id: buyerId,
})

export async function handOver(
  db: Db,
  accountId: AccountId,
  { id: tradeId, code }: { id: number; code: string },
): Promise<void> {
  const rightCode = await getCode(db)
  const wrong = await transact(db, async (tx) => {
    const trade = await lockArranged(tx, { account_id: accountId, side: 'seller', trade_id: tradeId })
    if (!trade) return refuse('not_found')
    if (!isArrangeable(trade)) {
      refuse('handover_closed', { message: describeWhyClosed(trade) })
    }
    const use = must((await selectCodeUses(tx, [tradeId])).get(tradeId), 'uses of the code')
    if (isLocked(use.wrong_tries)) {
      refuse('code_locked', {
        message: t.too_many_wrong_codes_ask_the_buyer_to(),
      })
    }
    const isRight = isSameCode(code, rightCode(use))
    await tx
      .insertInto('handover_tries')
      .values({
        trade_id: tradeId,
        tried_by: accountId,
        renewals: use.renewals,
        is_right: isRight,
        at: await readClock(tx),
      })
      .execute()
    if (isRight) {
      const verdict = await completeByHandover(tx, tradeId, accountId)
      if (!verdict.isAllowed) refuse('handover_closed', { message: verdict.reason.message })
      return null
    }
    const wrongTries = use.wrong_tries + 1
    if (isLocked(wrongTries)) await recordEvent(tx, handoverLocked, getSides(trade))
    return wrongTries
  })
  // Refuses after the commit, so that the try stays counted.
  if (wrong !== null) refuseWrong(wrong)
}

function refuseWrong(wrongTries: number): never {
  const message = describeWrongCode(triesLeft(wrongTries))
  return refuse('code_wrong', { message, errors: { code: message } })
}

function describeWhyClosed({
  status,
  has_open_default: hasOpenDefault,
  allows_pickup: allowsPickup,
}: ArrangedTrade): string {
  if (!allowsPickup) return t.this_listing_has_no_pickup_so_theres()
  if (status === 'completed') return t.this_sale_is_already_complete()
  if (status === 'cancelled') return t.this_sale_fell_through()
  if (status === 'disputed') return t.this_sale_is_in_dispute_you_cant()
  if (status === 'sent') return t.its_marked_as_sent_undo_that_first_if()
  return hasOpenDefault ? t.youve_said_the_buyer_hasnt_paid_undo() : t.you_cant_complete_this_sale_with_a()
}

/** The former code stops working, and its wrong tries are reset. */
export async function renewCode(db: Db, accountId: AccountId, tradeId: number): Promise<void> {
  await transact(db, async (tx) => {
    const trade = await lockArranged(tx, { account_id: accountId, side: 'buyer', trade_id: tradeId })
    if (!trade) refuse('not_found')
    if (!isArrangeable(trade)) refuse('handover_closed')
    const { wrong_tries: wrongTries } = must(
      (await selectCodeUses(tx, [tradeId])).get(tradeId),
      'uses of the code',
    )
    await tx
      .insertInto('handover_code_renewals')
      .values({ trade_id: tradeId, renewed_by: accountId, at: await readClock(tx) })
      .execute()
    if (isLocked(wrongTries)) await recordEvent(tx, handoverUnlocked, getSides(trade))
  })
}
