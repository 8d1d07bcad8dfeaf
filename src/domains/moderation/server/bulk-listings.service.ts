import { setMemberStatus } from '#domains/accounts/server/members/suspensions/suspension.service.ts'
import { sendNotice } from '#domains/chat/server/support/notices.service.ts'
import type {
  decideListings,
  ListingAct,
  moveListings,
  planListings,
} from '#domains/moderation/common/moderation.ts'
import type { decideMembers } from '#domains/moderation/common/warnings.ts'
import { saveListing } from '#domains/selling/server/editing.service.ts'
import { resolveActor } from '#domains/selling/server/publishing/behalf.service.ts'
import { recordUnchanged } from '#domains/staff/server/audit/audit.service.ts'
import type { BulkPlan } from '#platform/common/bulk.ts'
import { type AccountId, type ListingId, toAccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { allowed, rejected } from '#platform/common/verdict.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Caller, IdempotencyKey } from '#platform/server/http/call.ts'
import { decideOneByOne, planFor } from '#platform/server/http/decide-each.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectForBulk } from './admin-listings.queries.ts'
import { decideOnListing, describeStatus } from './decisions.service.ts'
import { giveWarning } from './warnings/warnings.service.ts'
import * as t from '#domains/moderation/texts.ts'

type Parts = Pick<Platform, 'db' | 'config'>

const statuses: Record<ListingAct, 'pending' | 'active' | 'suspended'> = {
  approve: 'pending',
  send_back: 'pending',
  suspend: 'active',
  reinstate: 'suspended',
  move: 'active',
}

export async function planForListings(
  db: Db,
  { act, ...search }: OperationValues<typeof planListings>,
): Promise<BulkPlan> {
  return planFor(await selectForBulk(db, search), ({ status, by_admin: byAdmin }) => {
    if (status !== statuses[act]) return rejected(describeStatus(status))
    const isPaused = act === 'reinstate' && !byAdmin
    return isPaused ? rejected(t.its_paused_with_its_sellers_account()) : allowed
  })
}

export async function decideEach(
  { db, config }: Parts,
  actorId: AccountId,
  { ids, status, reason }: OperationValues<typeof decideListings>,
  idempotencyKey: IdempotencyKey | null,
): Promise<OperationReply<typeof decideListings>> {
  return await decideOneByOne({
    db,
    onNothing: recordUnchanged,
    idempotencyKey,
    ids,
    decide: async (tx, id) => {
      const { status: became } = await decideOnListing(tx, config, actorId, { id, status, reason })
      return { id, status: became }
    },
  })
}

export async function moveEach(
  { db, config }: Parts,
  caller: Caller,
  { moves, reason }: OperationValues<typeof moveListings>,
  idempotencyKey: IdempotencyKey | null,
): Promise<OperationReply<typeof moveListings>> {
  const wanted = new Map(moves.map(({ id, category_id: categoryId }) => [id, categoryId]))
  return await decideOneByOne({
    db,
    onNothing: recordUnchanged,
    idempotencyKey,
    ids: wanted.keys(),
    decide: async (tx, id) => ({
      id,
      before: await moveListing(tx, config, caller, {
        id,
        category_id: must(wanted.get(id), 'category to move to'),
        reason,
      }),
    }),
  })
}

/** @returns the category it was in */
export async function moveListing(
  tx: Tx,
  config: Platform['config'],
  caller: Caller,
  { id, category_id: categoryId, reason }: { id: ListingId; category_id: number; reason: string },
): Promise<number | null> {
  const listing = await tx
    .selectFrom('listings')
    .select(['version', 'category_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!listing) return refuse('not_found')
  if (listing.status !== 'active') {
    return refuse('validation_failed', { message: describeStatus(listing.status) })
  }
  const actor = await resolveActor(tx, caller, id)
  await saveListing(tx, config, actor, { id, version: listing.version, category_id: categoryId, reason })
  return listing.category_id
}

export async function decideEachMember(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  caller: Caller,
  { ids, act, reason }: OperationValues<typeof decideMembers>,
  idempotencyKey: IdempotencyKey | null,
): Promise<OperationReply<typeof decideMembers>> {
  return await decideOneByOne({
    db,
    onNothing: recordUnchanged,
    idempotencyKey,
    ids: ids.map(toAccountId),
    decide: async (tx, id) => {
      const account = await tx.selectFrom('accounts').select('type').where('id', '=', id).executeTakeFirst()
      if (account?.type !== 'user') {
        refuse('validation_failed', { message: t.theyre_no_member() })
      }
      if (act === 'message') {
        await sendNotice(tx, caller.id, { member_id: id, text: reason })
      } else if (act === 'warn') {
        const ofNothing = { listing_id: null, kind: null, case_id: null }
        await giveWarning(tx, caller.id, {
          account_id: id,
          rule: 'other',
          reason,
          is_strike: false,
          ...ofNothing,
        })
      } else {
        const parts = { db: tx, publicUrl: config.http.publicUrl }
        const status = act === 'suspend' ? 'suspended' : 'active'
        await setMemberStatus(parts, caller, { id, status, reason })
      }
      return { id }
    },
  })
}
