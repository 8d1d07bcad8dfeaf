import type { SystemFlagReason } from '#domains/flags/common/flags.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import {
  sharedIdentitySignals,
  type DealParty,
  type IdentitySignal,
  type LockedDeal,
} from '#domains/deals/server/deals.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { listingFlagged } from './flags.events.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/flags/texts.ts'

/**
 * trading-rules.md › Who may not bid or buy: a buyer linked to the seller is refused, and flagged
 * for the admin.
 */

const getAttempts = makeTexts(() => ({
  bid: t.tried_to_bid_on_it(),
  buy: t.tried_to_buy_it(),
  offer: t.tried_to_make_an_offer_for_it(),
}))

const getLinks = makeTexts((): Record<IdentitySignal, string> => ({
  shared_phone: t.both_accounts_have_the_same_phone(),
  shared_device: t.both_accounts_were_signed_in_on_the(),
  shared_card: t.both_accounts_have_the_same_card(),
}))

/**
 * Does nothing for a party without a link to the seller. Runs in the transaction that refuses them,
 * under the deal's lock. Recorded once for a listing and an account, however often they try.
 */
export async function recordShillAttempt(
  tx: Tx,
  { deal: { listing_id: listingId }, now: flaggedAt }: LockedDeal,
  attempt: 'bid' | 'buy' | 'offer',
  party: DealParty | undefined,
): Promise<void> {
  const found = party ? sharedIdentitySignals(party) : []
  const [reason] = found
  if (!party || reason === undefined) return
  const text = joinSentences(getAttempts()[attempt], ...found.map((link) => getLinks()[link]))
  await storeLink(tx, { listing_id: listingId, about_id: party.id, reason, text, flagged_at: flaggedAt })
}

interface Link {
  listing_id: ListingId
  about_id: AccountId
  reason: SystemFlagReason
  text: string
  flagged_at: Date
}

async function storeLink(tx: Tx, link: Link): Promise<void> {
  const made = await tx
    .insertInto('flags')
    .values(link)
    .onConflict((on) => on.columns(['listing_id', 'about_id']).where('reporter_id', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  const { listing_id: listingId, reason, text } = link
  if (made) await recordEvent(tx, listingFlagged, { listing_id: listingId, reason, text })
}

/**
 * Bids from before they joined remain, and an admin checks them. A bid under way was judged before
 * they joined: it locks its auction, which this waits for.
 */
export async function flagBidsOfTeam(
  tx: Tx,
  { seller_id: sellerId, account_id: accountId }: { seller_id: AccountId; account_id: AccountId },
): Promise<void> {
  await tx
    .selectFrom('deals')
    .select('listing_id')
    .where('seller_id', '=', sellerId)
    .where('kind', '=', 'auction')
    .where('closed_at', 'is', null)
    .orderBy('listing_id')
    .forShare()
    .execute()
  const linked = await tx
    .selectFrom('deals as d')
    .innerJoin('bids as b', 'b.listing_id', 'd.listing_id')
    .select('d.listing_id')
    .distinct()
    .where('d.seller_id', '=', sellerId)
    .where('d.closed_at', 'is', null)
    .where('b.bidder_id', '=', accountId)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('bidder_voids as v')
            .select('v.id')
            .whereRef('v.listing_id', '=', 'd.listing_id')
            .where('v.bidder_id', '=', accountId),
        ),
      ),
    )
    .execute()
  const link = { about_id: accountId, reason: 'same_team', text: t.joined_the_sellers_team() } as const
  const flaggedAt = await readClock(tx)
  for (const { listing_id: listingId } of linked)
    await storeLink(tx, { ...link, listing_id: listingId, flagged_at: flaggedAt })
}
