import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import { getThresholdPrice } from '#domains/watchlist/common/threshold-price.ts'
import { watchedPriceReached } from '#domains/watchlist/server/watching.events.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { copyThresholds, lockOwnFavourite, lockThresholds, setArmed } from './thresholds.queries.ts'
import { compareThreshold } from './thresholds.rules.ts'
import * as t from '#domains/watchlist/texts.ts'

/** Null removes it. Refuses one that's reached already, or that can't be reached. */
export async function chooseThreshold(
  db: Db,
  accountId: AccountId,
  {
    listing_id: listingId,
    threshold_cents: thresholdCents,
  }: {
    listing_id: ListingId
    threshold_cents: number | null
  },
): Promise<void> {
  await transact(db, async (tx) => {
    const favourite = await lockOwnFavourite(tx, accountId, listingId)
    if (!favourite) refuse('not_found', { message: t.youre_not_watching_this_listing() })
    if (thresholdCents === null) {
      await tx.deleteFrom('watch_thresholds').where('favourite_id', '=', favourite.id).execute()
      return
    }
    await refuseUseless(tx, listingId, thresholdCents)
    const row = { threshold_cents: thresholdCents, is_armed: true, set_at: await readClock(tx) }
    await tx
      .insertInto('watch_thresholds')
      .values({ favourite_id: favourite.id, ...row })
      .onConflict((on) => on.column('favourite_id').doUpdateSet({ ...row, notified_at: null }))
      .execute()
  })
}

async function refuseUseless(tx: Tx, listingId: ListingId, thresholdCents: number): Promise<void> {
  const [card] = await selectListingCards(tx, [listingId])
  if (card?.status !== 'active') refuse('listing_closed')
  const price = getThresholdPrice(card)
  if (!price) refuseAmount(t.its_price_can_only_go_up())
  if (price.cents !== null && price.cents <= thresholdCents)
    refuseAmount(t.its_price_now_enter_less({ price: formatMoney(price.cents) }))
}

function refuseAmount(words: string): never {
  refuse('validation_failed', { errors: { threshold_cents: words } })
}

/** How many people one event notifies, so that no handler takes long. */
const notifiedTogether = 100

/** @returns the accounts that are notified */
export async function notifyPriceReached(tx: Tx, listingId: ListingId): Promise<AccountId[]> {
  const thresholds = await lockThresholds(tx, listingId)
  if (thresholds.length === 0) return []
  const [card] = await selectListingCards(tx, [listingId])
  if (card?.status !== 'active') return []
  const priceCents = getThresholdPrice(card)?.cents ?? null
  const chosen = Map.groupBy(thresholds, (one) => compareThreshold(one, priceCents))
  const idsOf = (outcome: 'arm' | 'notify') =>
    (chosen.get(outcome) ?? []).map(({ favourite_id: favouriteId }) => favouriteId)
  await setArmed(tx, idsOf('arm'), true)
  await setArmed(tx, idsOf('notify'), false)
  const reached = chosen.get('notify') ?? []
  for (let n = 0; n < reached.length; n += notifiedTogether) {
    await recordEvent(tx, watchedPriceReached, {
      listing_id: listingId,
      price_cents: must(priceCents, 'price'),
      watchers: reached
        .slice(n, n + notifiedTogether)
        .map(({ account_id: accountId, threshold_cents: thresholdCents }) => ({
          account_id: accountId,
          threshold_cents: thresholdCents,
        })),
    })
  }
  return reached.map(({ account_id: accountId }) => accountId)
}

/** @returns the accounts that are notified of the price */
export async function carryThresholdsOver(tx: Tx, listingId: ListingId): Promise<AccountId[]> {
  await copyThresholds(tx, listingId)
  return await notifyPriceReached(tx, listingId)
}
