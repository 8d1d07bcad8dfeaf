import {
  liveListingTypes,
  type ChangePreview,
  type checkPermission,
  type Permission,
  type PlanAction,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { getCountLimits, raiseToFree } from '#domains/billing/common/plans/plan-limits.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import type { PlanLimits } from '#domains/billing/common/plans/plan-limits.ts'
import { listEnabledPlans } from '#domains/billing/server/plans/plans.service.ts'
import { readSettings } from '#domains/settings/server/settings.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  countAgents,
  countFeatured,
  countListings,
  lockUsage,
  selectActivePlan,
} from './permissions.queries.ts'
import {
  choosePlan,
  getLimit,
  isAllowed,
  type ListingType,
  type PermissionRequest,
  type Usage,
} from './permissions.rules.ts'
import * as t from '#domains/billing/texts.ts'

/** The plan's owner, and the admin who acts for them, if any. */
interface Actor {
  seller_id: AccountId
  onBehalfBy: AccountId | null
  /** A member of the seller's team. */
  by_member?: number
}

export async function readPermission(
  db: Db,
  accountId: AccountId,
  { action, type, have }: OperationValues<typeof checkPermission>,
): Promise<Permission> {
  const request = { action, type }
  const used = action === 'add_picture' ? have : await countUsed(db, accountId, request)
  return await judge(db, accountId, request, { used, adding: 1 })
}

/** Refuses one more than the plan allows. Locked to the end of the transaction. */
export async function requirePlace(tx: Tx, actor: Actor, request: PermissionRequest): Promise<void> {
  if (!(await lockLimited(tx, actor.seller_id, request))) return
  await requireAllowed(tx, actor, request, await countUsage(tx, actor.seller_id, request))
}

/** Nothing is counted without a limit, so no lock is needed. */
async function lockLimited(tx: Tx, sellerId: AccountId, request: PermissionRequest): Promise<boolean> {
  if (getLimit(request, await readLimits(tx, sellerId)) === null) return false
  await lockUsage(tx, sellerId)
  return true
}

/** Null without an active plan. */
export const findActivePlanId = async (db: Db, accountId: AccountId): Promise<number | null> =>
  (await selectActivePlan(db, accountId))?.id ?? null

/** Whether a business's branding is shown now. */
export const hasBranding = async (db: Db, accountId: AccountId): Promise<boolean> =>
  (await readLimits(db, accountId)).branding

/** Returns the same as a boolean, for automatic actions. */
export async function hasPlaceForListing(tx: Tx, sellerId: AccountId, type: ListingType): Promise<boolean> {
  const request = { action: 'create_listing', type } as const
  if (!(await lockLimited(tx, sellerId, request))) return true
  return isAllowed(request, await readLimits(tx, sellerId), await countUsage(tx, sellerId, request))
}

/** Existing pictures remain, however many. */
export async function requirePictures(
  tx: Tx,
  actor: Actor,
  { before, wanted }: { before: number; wanted: number },
): Promise<void> {
  if (wanted <= before) return
  await requireAllowed(tx, actor, { action: 'add_picture' }, { used: before, adding: wanted - before })
}

async function requireAllowed(
  tx: Tx,
  { seller_id: sellerId, onBehalfBy, by_member: byMember }: Actor,
  request: PermissionRequest,
  usage: Usage,
) {
  const { allowed, message, ...permission } = await judge(tx, sellerId, request, usage)
  if (allowed) return
  // Only the plan's owner can change it.
  if (onBehalfBy === null && byMember === undefined)
    refuse('subscription_required', { message, permission: { ...permission, action: request.action } })
  const { used, limit } = permission
  refuse('subscription_required', {
    message: t.their_plan_doesnt_allow_more({ used, limit: limit ?? 0 }),
  })
}

async function judge(
  db: Db,
  accountId: AccountId,
  request: PermissionRequest,
  usage: Usage,
): Promise<Permission> {
  const current = await selectActivePlan(db, accountId)
  const settings = await readSettings(db)
  const limits = getLimitsOf(current, settings)
  const limit = getLimit(request, limits)
  const { used } = usage
  const has = { used, limit, current_plan: current?.name ?? null }
  if (isAllowed(request, limits, usage)) return { allowed: true, message: '', plan_needed: null, ...has }
  const offered = (await listEnabledPlans(db)).map((plan) => raiseToFree(plan, settings))
  const plan = choosePlan(offered, request, usage, current?.interval)
  const action = describeAction(request, used, limit)
  return {
    allowed: false,
    message: current
      ? t.you_need_more_than_your_plan({ action, plan: current.name })
      : filledText(settings.subscription_alert, { action }),
    plan_needed: plan && {
      id: plan.id,
      name: plan.name,
      price_cents: plan.price_cents,
      interval: plan.interval,
    },
    ...has,
  }
}

async function readLimits(db: Db, accountId: AccountId): Promise<PlanLimits> {
  const [plan, settings] = [await selectActivePlan(db, accountId), await readSettings(db)]
  return getLimitsOf(plan, settings)
}

type Settings = Awaited<ReturnType<typeof readSettings>>

function getLimitsOf(plan: PlanLimits | undefined, settings: Settings): PlanLimits {
  if (plan) return raiseToFree(plan, settings)
  return {
    ...getCountLimits(settings),
    featured_listings: 0,
    dealership_feed: false,
    max_agents: 0,
    branding: false,
  }
}

/** Finds what another plan would not allow of the present use. */
export async function findLosses(
  db: Db,
  accountId: AccountId,
  plan: PlanLimits,
): Promise<Pick<ChangePreview, 'above' | 'loses'>> {
  const [now, next] = [await readLimits(db, accountId), raiseToFree(plan, await readSettings(db))]
  const counted = [
    ...(await Promise.all(
      liveListingTypes.map(async (type) => ({
        type,
        live: await countListings(db, accountId, type),
        limit: next[`max_${type}_listings`],
      })),
    )),
    { type: 'featured' as const, live: await countFeatured(db, accountId), limit: next.featured_listings },
  ]
  return {
    above: counted.flatMap(({ limit, ...one }) =>
      limit !== null && one.live > limit ? [{ ...one, limit }] : [],
    ),
    loses: [
      ...(now.dealership_feed && !next.dealership_feed ? (['dealership_feed'] as const) : []),
      ...(now.max_agents > 0 && next.max_agents === 0 ? (['agents'] as const) : []),
      ...(now.branding && !next.branding ? (['branding'] as const) : []),
    ],
  }
}

const countUsage = async (db: Db, accountId: AccountId, request: PermissionRequest): Promise<Usage> => ({
  used: await countUsed(db, accountId, request),
  adding: 1,
})

async function countUsed(db: Db, accountId: AccountId, { action, type }: PermissionRequest): Promise<number> {
  if (action === 'feature_listing') return await countFeatured(db, accountId)
  if (action === 'add_agent') return await countAgents(db, accountId)
  return action === 'create_listing' ? await countListings(db, accountId, type ?? 'general') : 0
}

/** Completes "To … you need a plan". */
function describeAction({ action, type }: PermissionRequest, used: number, limit: number | null): string {
  const actions: Record<PlanAction, () => string> = {
    create_listing: () => t.list_one_or_another({ used, type: type ?? 'general' }),
    add_picture: () => t.add_more_than_count_photos({ count: limit ?? 0 }),
    feature_listing: () => t.feature_one_or_another({ used }),
    dealership_feed: t.use_a_stock_feed,
    add_agent: () => t.add_one_or_another_agent({ used }),
    branding: t.show_your_own_branding,
  }
  return actions[action]()
}
