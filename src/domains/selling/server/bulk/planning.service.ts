import { setImmediate as yieldTurn } from 'node:timers/promises'
import { readReserveState } from '#domains/auctions/server/closing/reserve.service.ts'
import { readPermission } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { isOpenAt, type Deal } from '#domains/deals/server/deals.service.ts'
import { withDetails } from '#domains/listings/server/detail/details.service.ts'
import { mayRelist, type ListingRow } from '#domains/listings/server/listings.service.ts'
import { maxBulk, type BulkAct, type BulkFields } from '#domains/selling/common/bulk-acts.ts'
import type { planBulkAct } from '#domains/selling/common/bulk-acts.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { refuse } from '#platform/server/refusal.ts'
import { mayEdit, newProblems, requestedClosing } from '../editing.rules.ts'
import { selectOwnIds } from '../publishing/own-table.queries.ts'
import { findPublishProblems, loadPublication, type Publication } from '../publishing/publication.service.ts'
import { readBulkAct } from './bulk-acts.service.ts'
import { mayUndo } from './bulk-acts.view.ts'
import {
  insertAct,
  insertItems,
  selectAct,
  selectItems,
  selectToPlan,
  type ListingToChange,
} from './bulk-acts.queries.ts'
import { countPlaces, planChange, planFields, type BulkFacts, type BulkPlan } from './bulk-acts.rules.ts'
import * as t from '#domains/selling/texts.ts'

type Input = OperationValues<typeof planBulkAct>

export async function planAct(
  db: Db,
  config: Config,
  accountId: AccountId,
  { act, listing_ids: listingIds, all_of: allOf }: Input,
): Promise<BulkAct> {
  const found = allOf
    ? await selectOwnIds(db, accountId, allOf)
    : [...new Set(must(listingIds, 'listing_ids'))]
  const reason = act.kind === 'withdraw' ? act.reason.trim() : ''
  return await transact(db, async (tx) => {
    const planner = await makePlanner(tx, config)
    const hasPlace = act.kind === 'relist' ? await findPlaces(tx, accountId) : null
    const planRow = async (row: ListingToChange) => {
      const plan = await planner.plan(row, (facts) =>
        planChange(act.kind === 'withdraw' ? { ...act, reason } : act, facts),
      )
      if (plan.refusal !== null || !hasPlace || hasPlace(row.type)) return plan
      return { ...plan, refusal: t.your_plan_has_no_place_for_it() }
    }
    const head = { account_id: accountId, kind: act.kind, reason, undoes: null }
    return await storePlan(tx, head, found, planRow)
  })
}

/** The fields as they were before, of listings that nobody has changed since. */
export async function planWayBack(
  db: Db,
  config: Config,
  accountId: AccountId,
  actId: number,
): Promise<BulkAct> {
  const act = (await selectAct(db, accountId, actId)) ?? refuse('not_found')
  const items = (await selectItems(db, actId)).filter(({ outcome }) => outcome === 'done')
  if (!mayUndo(act, items.length)) return refuse('not_found')
  const before = new Map(items.flatMap((item) => (item.listing_id ? [[item.listing_id, item]] : [])))
  return await transact(db, async (tx) => {
    const planner = await makePlanner(tx, config)
    const planRow = async (row: ListingToChange): Promise<BulkPlan> => {
      const item = must(before.get(row.id), 'item')
      const fields = fromColumn<BulkFields>(item.before)
      return await planner.plan(row, (facts) => {
        const plan = planFields(fields, facts)
        const isChanged = row.version !== item.version_after
        return plan.refusal === null && isChanged ? { ...plan, refusal: t.it_was_changed_since() } : plan
      })
    }
    const head = { account_id: accountId, kind: act.kind, reason: '', undoes: act.id }
    return await storePlan(tx, head, [...before.keys()], planRow)
  })
}

type Head = Pick<Parameters<typeof insertAct>[1], 'account_id' | 'kind' | 'reason' | 'undoes'>

async function storePlan(
  tx: Tx,
  head: Head,
  found: ListingId[],
  planRow: (row: ListingToChange) => Promise<BulkPlan>,
): Promise<BulkAct> {
  const ids = found.slice(0, maxBulk)
  const rows = ids.length > 0 ? await selectToPlan(tx, head.account_id, ids) : []
  if (rows.length === 0) return refuse('not_found', { message: t.there_are_no_such_listings() })
  const items: Parameters<typeof insertItems>[2] = []
  for (const row of rows) {
    const { id, type, title, status, version, deal_version: dealVersion, bid_count: bidCount } = row
    const seen = { status, version, deal_version: dealVersion }
    items.push({ listing_id: id, type, title, bid_count: bidCount ?? 0, ...seen, ...(await planRow(row)) })
    // Rules of publishing read whole descriptions, so other calls get their turn between two.
    await yieldTurn()
  }
  const matching = rows.length + Math.max(0, found.length - maxBulk)
  const actId = await insertAct(tx, { ...head, matching })
  await insertItems(tx, actId, items)
  return await readBulkAct(tx, must(await selectAct(tx, head.account_id, actId), 'act'))
}

/** Listings of a category share what decides publishing. */
async function makePlanner(tx: Tx, config: Config) {
  const now = await readClock(tx)
  const publications = new Map<number | null, Publication>()
  async function readPublication(row: ListingToChange): Promise<Publication> {
    const listing = await withDetails<ListingRow>(tx, row)
    const known = publications.get(row.category_id) ?? (await loadPublication(tx, config, listing, now))
    publications.set(row.category_id, known)
    return { ...known, listing }
  }
  return {
    plan: async (row: ListingToChange, decide: (facts: BulkFacts) => BulkPlan): Promise<BulkPlan> => {
      const plan = decide(getFacts(row, now))
      if (plan.refusal !== null || row.status === 'draft' || Object.keys(plan.after).length === 0) return plan
      const [refusal] = await findProblems(tx, row, plan.after, await readPublication(row))
      return { ...plan, refusal: refusal ?? null }
    },
  }
}

function getFacts(row: ListingToChange, now: Date): BulkFacts {
  const { closed_at: closedAt, closes_at: closesAt } = getClosing(row)
  return {
    ...row,
    is_open: row.deal_version !== null && isOpenAt({ closed_at: closedAt, closes_at: closesAt }, now),
    bid_count: row.bid_count ?? 0,
    reserve_price_cents: row.deal_version === null ? row.reserve_price_cents : row.deal_reserve_cents,
    delivery_options: fromColumn<BulkFacts['delivery_options']>(row.delivery_options),
    may_relist: mayRelist(row.status, row.fallen_through > 0),
  }
}

const getClosing = (row: ListingToChange): Pick<Deal, 'closed_at' | 'closes_at'> => ({
  closed_at: row.deal_closed_at,
  closes_at: row.deal_closes_at,
})

/** As saving a live listing decides (editing.service.ts), without its locks: the run decides again. */
async function findProblems(
  tx: Tx,
  row: ListingToChange,
  fields: BulkFields,
  publication: Publication,
): Promise<string[]> {
  const { listing, now } = publication
  const deal = await tx
    .selectFrom('deals')
    .selectAll()
    .where('listing_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const closing =
    row.starts_at &&
    requestedClosing(fields, { duration_minutes: row.duration_minutes, starts_at: row.starts_at })
  const own = { ...row, delivery_options: fromColumn<unknown[]>(row.delivery_options) }
  const { judgeReserve } = await readReserveState(tx, { deal, now })
  const { problems, changes } = mayEdit(own, fields, {
    has_bids: deal.last_sequence > 0,
    by_admin: false,
    sold_count: row.quantity - deal.quantity_left,
    judgeReserve,
  })
  const refusals = Object.values(problems)
  if (refusals.length > 0) return refusals
  const limits = { min_auction_minutes: deal.min_minutes, max_auction_minutes: deal.max_minutes }
  const { delivery_options: deliveryOptions, ...columns } = fields
  const after = {
    ...listing,
    ...columns,
    ...(deliveryOptions && { delivery_options: fromColumn<ListingRow['delivery_options']>(deliveryOptions) }),
    ...(closing && { closes_at: closing }),
  }
  const changed = [...changes.map(({ field }) => field), ...(closing ? ['closes_at'] : [])]
  return Object.values(
    newProblems(
      await findPublishProblems(tx, publication, limits),
      await findPublishProblems(tx, { ...publication, listing: after }, limits),
      changed,
    ),
  )
}

/** Each relisting takes a place of the seller's plan. */
async function findPlaces(tx: Tx, accountId: AccountId) {
  const left = new Map<BulkFacts['type'], number>()
  for (const type of ['general', 'vehicle', 'property'] as const) {
    const { used, limit } = await readPermission(tx, accountId, { action: 'create_listing', type, have: 0 })
    if (limit !== null) left.set(type, Math.max(0, limit - used))
  }
  return countPlaces(left)
}
