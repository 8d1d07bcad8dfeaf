import type { AnyOperation, OperationValues } from '#contract/core/operation.ts'
import type { checkPermission, Permission, PlanAction } from '#contract/subscriptions/permissions.ts'
import { filledText } from '#shared/words/filled-text.ts'
import type { PlanLimits } from '#shared/words/plan-words.ts'
import { listEnabledPlans } from '#server/modules/plans/plans.service.ts'
import { readSettings } from '#server/modules/settings/settings.service.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusal.ts'
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
import * as t from './texts.ts'

/** Whose plan it is, and the admin who acts for them, if one does. */
interface Actor {
  seller_id: number
  on_behalf_by: number | null
}

export async function readPermission(
  db: Db,
  account_id: number,
  { action, type, have }: OperationValues<typeof checkPermission>,
): Promise<Permission> {
  const request = { action, type }
  const used = action === 'add_picture' ? have : await countUsed(db, account_id, request)
  return await judge(db, account_id, request, { used, adding: 1 })
}

/** Refuses one more than the plan allows. Held to the end of the transaction. */
export async function requirePlace(
  tx: Tx,
  op: AnyOperation,
  actor: Actor,
  request: PermissionRequest,
): Promise<void> {
  await lockUsage(tx, actor.seller_id)
  await requireAllowed(tx, op, actor, request, await countUsage(tx, actor.seller_id, request))
}

/** Whether a business's branding is shown now. */
export const hasBranding = async (db: Db, account_id: number): Promise<boolean> =>
  (await readLimits(db, account_id)).branding

/** The same as an answer, for what happens by itself. */
export async function hasPlaceForListing(tx: Tx, seller_id: number, type: ListingType): Promise<boolean> {
  await lockUsage(tx, seller_id)
  const request = { action: 'create_listing', type } as const
  return isAllowed(request, await readLimits(tx, seller_id), await countUsage(tx, seller_id, request))
}

/** Pictures that are there already stay, however many. */
export async function requirePictures(
  tx: Tx,
  op: AnyOperation,
  actor: Actor,
  { before, wanted }: { before: number; wanted: number },
): Promise<void> {
  if (wanted <= before) return
  await requireAllowed(tx, op, actor, { action: 'add_picture' }, { used: before, adding: wanted - before })
}

async function requireAllowed(
  tx: Tx,
  op: AnyOperation,
  { seller_id, on_behalf_by }: Actor,
  request: PermissionRequest,
  usage: Usage,
) {
  const { allowed, message, used, limit, plan_needed } = await judge(tx, seller_id, request, usage)
  if (allowed) return
  if (on_behalf_by === null) refuse(op, 'plan_needed', { message, permission: { used, limit, plan_needed } })
  refuse(op, 'plan_needed', { message: t.their_plan_doesnt_allow_more({ used, limit: limit ?? 0 }) })
}

async function judge(
  db: Db,
  account_id: number,
  request: PermissionRequest,
  usage: Usage,
): Promise<Permission> {
  const limits = await readLimits(db, account_id)
  const limit = getLimit(request, limits)
  const { used } = usage
  if (isAllowed(request, limits, usage)) return { allowed: true, message: '', plan_needed: null, used, limit }
  const plan = choosePlan(await listEnabledPlans(db), request, usage)
  const { subscription_alert } = await readSettings(db)
  return {
    allowed: false,
    message: filledText(subscription_alert, { action: describeAction(request, used, limit) }),
    plan_needed: plan && {
      id: plan.id,
      name: plan.name,
      price_cents: plan.price_cents,
      interval: plan.interval,
    },
    used,
    limit,
  }
}

async function readLimits(db: Db, account_id: number): Promise<PlanLimits> {
  const plan = await selectActivePlan(db, account_id)
  if (plan) return plan
  const settings = await readSettings(db)
  return {
    max_general_listings: settings.free_general_listings,
    max_vehicle_listings: settings.free_vehicle_listings,
    max_property_listings: settings.free_property_listings,
    max_pictures: settings.free_pictures,
    featured_listings: 0,
    dealership_feed: false,
    max_agents: 0,
    branding: false,
  }
}

const countUsage = async (db: Db, account_id: number, request: PermissionRequest): Promise<Usage> => ({
  used: await countUsed(db, account_id, request),
  adding: 1,
})

async function countUsed(db: Db, account_id: number, { action, type }: PermissionRequest): Promise<number> {
  if (action === 'feature_listing') return await countFeatured(db, account_id)
  if (action === 'add_agent') return await countAgents(db, account_id)
  return action === 'create_listing' ? await countListings(db, account_id, type ?? 'general') : 0
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
