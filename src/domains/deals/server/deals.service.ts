import { sql, type Insertable, type Selectable } from 'kysely'
import { measureLockWait } from './deals.gauges.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { executePrepared } from '#platform/server/database/prepared.ts'
import { minOutage } from '#platform/server/jobs/node-heartbeat.ts'
import { isInMaintenance } from '#platform/server/maintenance/maintenance.queries.ts'
import { createFairQueue } from '#platform/server/fair-queue.ts'
import type { DealParty } from './deals.policy.ts'
import { buildOthersHoldSql } from './holds.queries.ts'

export {
  judgeParty,
  buyNowIsOffered,
  isOpenAt,
  sharedIdentitySignals,
  getRules,
  judgePartyOpenly,
  eligibilityFor,
  type DealParty,
  type IdentitySignal,
} from './deals.policy.ts'

/** The row behind a live listing that every bid, purchase, withdrawal and closing locks first. */
export type Deal = Selectable<DB['deals']>

export interface LockedDeal {
  deal: Deal
  /** Read from the clock after taking the lock; this instant decides, is stored and shown. */
  now: Date
}

export async function openDeal(
  tx: Tx,
  terms: Omit<
    Insertable<DB['deals']>,
    'leader_id' | 'leader_max_cents' | 'bid_count' | 'closed_at' | 'version'
  >,
): Promise<Deal> {
  return await tx.insertInto('deals').values(terms).returningAll().executeTakeFirstOrThrow()
}

const queueSlots = createFairQueue()

/** Listed by name, for a prepared statement. */
const columns = [
  ...(['listing_id', 'kind', 'seller_id', 'version', 'start_price_cents', 'price_cents'] as const),
  ...(['reserve_price_cents', 'buy_now_price_cents', 'leader_id', 'leader_max_cents'] as const),
  ...(['bid_count', 'last_sequence', 'quantity_left', 'closes_at', 'closed_at'] as const),
  ...(['extension_s', 'reserve_floor_percent', 'min_minutes', 'max_minutes'] as const),
  ...(['outage_s', 'outage_extension_s', 'clock_started_at'] as const),
]

/** A locked deal blocks everybody else, so other locks are waited for only this long. */
const otherLocksMs = '1000'

/** Locks first, then reads the clock. Undefined if the listing was never live. */
export function lockDeal(tx: Tx, listingId: ListingId): Promise<LockedDeal | undefined> {
  return measureLockWait(queueSlots.take(listingId, () => selectLocked(tx, listingId, false)))
}

/** Also undefined if somebody else has the lock. */
export function lockFreeDeal(tx: Tx, listingId: ListingId): Promise<LockedDeal | undefined> {
  return selectLocked(tx, listingId, true)
}

async function selectLocked(
  tx: Tx,
  listingId: ListingId,
  passesOver: boolean,
): Promise<LockedDeal | undefined> {
  // One statement, with the lock before the clock: expressions after `for update` are computed on locked rows.
  const query = tx
    .with('held', (q) =>
      q
        .selectFrom('deals')
        .select(columns)
        .where('listing_id', '=', listingId)
        .forUpdate()
        .$if(passesOver, (locking) => locking.skipLocked()),
    )
    .selectFrom('held')
    .selectAll()
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .select(sql<string>`set_config('lock_timeout', ${otherLocksMs}, true)`.as('other_locks'))
  const [row] = await executePrepared(tx, query)
  if (!row) return undefined
  const { now, other_locks: _set, ...deal } = row
  return { deal, now }
}

/** The version lets readers tell which of two states is newer. */
export async function saveDeal(tx: Tx, deal: Deal): Promise<Deal> {
  return await dealUpdate(tx, { ...deal, version: deal.version + 1 })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns it as part of a statement; the caller has raised the version. */
export function dealUpdate(tx: Tx, deal: Deal) {
  return tx
    .updateTable('deals')
    .set({
      reserve_price_cents: deal.reserve_price_cents,
      buy_now_price_cents: deal.buy_now_price_cents,
      price_cents: deal.price_cents,
      leader_id: deal.leader_id,
      leader_max_cents: deal.leader_max_cents,
      bid_count: deal.bid_count,
      last_sequence: deal.last_sequence,
      quantity_left: deal.quantity_left,
      closes_at: deal.closes_at,
      closed_at: deal.closed_at,
      clock_started_at: deal.clock_started_at,
      version: deal.version,
    })
    .where('listing_id', '=', deal.listing_id)
}

export type Terms = Pick<
  Deal,
  | 'start_price_cents'
  | 'reserve_price_cents'
  | 'buy_now_price_cents'
  | 'price_cents'
  | 'quantity_left'
  | 'closes_at'
>

/** Only for a locked deal without bids. */
export async function changeTerms(
  tx: Tx,
  { listing_id: listingId, version }: Deal,
  terms: Terms,
): Promise<void> {
  await tx
    .updateTable('deals')
    .set({ ...terms, clock_started_at: sql<Date>`clock_timestamp()`, version: version + 1 })
    .where('listing_id', '=', listingId)
    .execute()
}

export async function closeDeal(tx: Tx, deal: Deal, now: Date): Promise<Deal> {
  return await saveDeal(tx, { ...deal, closed_at: now })
}

export async function closeDeals(tx: Tx, listingIds: ListingId[], now: Date): Promise<void> {
  await tx
    .updateTable('deals')
    .set(({ eb }) => ({ closed_at: now, version: eb('version', '+', 1) }))
    .where('listing_id', '=', sql<ListingId>`any(${listingIds}::bigint[])`)
    .execute()
}

export async function reopenDeal(tx: Tx, { deal, now }: LockedDeal, closesAt: Date | null): Promise<Deal> {
  return await saveDeal(tx, { ...deal, closed_at: null, closes_at: closesAt, clock_started_at: now })
}

type Sale = Pick<Deal, 'listing_id' | 'seller_id'>

export async function selectDealParty(db: Db, id: AccountId, sale: Sale): Promise<DealParty | undefined> {
  return (await executePrepared(db, dealPartiesQuery(db, [id], sale)))[0]
}

/** Locks the seller too, so that a suspension sees what was just sold. */
export async function lockDealParty(tx: Tx, id: AccountId, sale: Sale): Promise<DealParty | undefined> {
  return await dealPartiesQuery(tx, [id], sale).forShare(['a', 's']).executeTakeFirst()
}

/**
 * Returns it as part of a statement. Each account is locked, so that its deletion sees what it has
 * just bid on or bought. Accounts locked elsewhere can be left out.
 */
export function lockedDealPartiesQuery(
  tx: Tx,
  accountIds: AccountId[],
  sale: Sale,
  { passesOverHeld = false } = {},
) {
  return dealPartiesQuery(tx, accountIds, sale)
    .forShare('a')
    .$if(passesOverHeld, (locking) => locking.skipLocked())
}

function dealPartiesQuery(
  db: Db,
  accountIds: AccountId[],
  { seller_id: sellerId, listing_id: listingId }: Sale,
) {
  // Parenthesised sub-selects run once (InitPlan), not per row; that of the ids, since the planner
  // considers the length of a parameter, and would plan each time.
  return db
    .selectFrom('accounts as a')
    .innerJoin('accounts as s', (on) => on.on('s.id', '=', sellerId))
    .select(['a.id', 'a.type', 'a.status', 'a.proven_at'])
    .select(sql<boolean>`a.id <> s.id and a.phone_number = s.phone_number`.as('shares_sellers_phone'))
    .select(
      sql<boolean>`a.id = any ((select accounts_on_devices_of(${sellerId}::bigint))::bigint[])`.as(
        'shares_sellers_device',
      ),
    )
    .select(
      sql<boolean>`a.id = any ((select accounts_with_cards_of(${sellerId}::bigint))::bigint[])`.as(
        'shares_sellers_card',
      ),
    )
    .select(
      sql<boolean>`case when (select has_buyer_requirement(${listingId}::bigint))
      then has_open_requirement(${listingId}::bigint, a.id) else false end`.as('has_open_requirement'),
    )
    .select(sql<boolean>`s.status = 'deleted'`.as('seller_has_left'))
    .select(sql<boolean>`s.status = 'suspended'`.as('seller_is_suspended'))
    .select(
      sql<boolean>`s.no_selling_until is not null and s.no_selling_until > clock_timestamp()
        and not exists (select from deals d where d.listing_id = ${listingId}::bigint and d.bid_count > 0)`.as(
        'seller_may_not_sell',
      ),
    )
    .select(
      sql<DealParty['may_not_buy']>`case when a.no_buying_until > clock_timestamp() then coalesce((
        select json_build_object('reason', b.reason, 'until', b.until) from account_suspensions b
         where b.account_id = a.id and b.kind = 'buying' and b.lifted_at is null), '{}'::json) end`.as(
        'may_not_buy',
      ),
    )
    .select(
      sql<boolean>`exists (select from bidder_voids v where v.listing_id = ${listingId}::bigint and v.bidder_id = a.id)`.as(
        'is_voided',
      ),
    )
    .select(
      sql<boolean>`exists (select from blocks b where b.seller_id = ${sellerId}::bigint and b.account_id = a.id)`.as(
        'is_blocked',
      ),
    )
    .select(
      sql<boolean>`exists (select from team_members m where m.seller_id = ${sellerId}::bigint
        and m.account_id = a.id and m.status = 'active')`.as('is_on_sellers_team'),
    )
    .select(buildOthersHoldSql(listingId).as('others_hold_until'))
    .where('a.id', '=', sql<AccountId>`any((select ${accountIds}::bigint[])::bigint[])`)
}

const owesOutage = sql<boolean>`
  kind = 'auction' and owes_outage(closes_at, clock_started_at, outage_s, outage_extension_s)`

/**
 * Not while no node takes bids, since that may turn out to be an outage, not in maintenance, which
 * is one, and not before the closing has been moved after an outage.
 */
const mayClose = sql<boolean>`not ${isInMaintenance} and (kind <> 'auction' or not (${owesOutage} or exists (
  select from node_heartbeats where beat_at < clock_timestamp() - ${minOutage})))`

export async function selectOwedOutages(db: Db): Promise<ListingId[]> {
  const rows = await db
    .selectFrom('deals')
    .select('listing_id')
    .where('closed_at', 'is', null)
    // No outage moves a closing by more than an hour.
    .where('closes_at', '<', sql<Date>`(select max(to_at) + interval '1 hour' from outages)`)
    .where(owesOutage)
    .orderBy('closes_at')
    .execute()
  return rows.map(({ listing_id: listingId }) => listingId)
}

export interface DueDeals {
  deals: Deal[]
  now: Date
}

export async function lockDue(tx: Tx, most: number, butFor: number[] = []): Promise<DueDeals> {
  const deals = await tx
    .selectFrom('deals')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('closes_at', '<=', sql<Date>`clock_timestamp()`)
    .where(mayClose)
    .where('listing_id', '<>', sql<ListingId>`all(${butFor}::bigint[])`)
    .orderBy('closes_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  const now = await readClock(tx)
  // A bid that has just released the lock may have extended the auction.
  return { deals: deals.filter((deal) => must(deal.closes_at, 'closes_at') <= now), now }
}

/** In milliseconds; 0 or less when one is due, null when none is open. */
export async function selectNextClosing(db: Db): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(closes_at) - clock_timestamp()) * 1000)::float8 as ms
      from deals where closed_at is null and closes_at is not null`.execute(db)
  return must(rows[0], 'ms').ms
}
