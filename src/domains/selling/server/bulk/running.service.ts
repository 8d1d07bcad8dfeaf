import { lockForSeller } from '#domains/listings/server/status/withdrawal.service.ts'
import type { BulkAct, BulkFields } from '#domains/selling/common/bulk-acts.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import { saveListing } from '../editing.service.ts'
import { sellerAsActor } from '../publishing/behalf.service.ts'
import { removeListing, withdrawListing } from '../publishing/publishing.service.ts'
import { relistOwnListing } from '../relisting.service.ts'
import { selectSellerStatus } from '../selling.queries.ts'
import {
  finishAct,
  lockAct,
  recordResult,
  selectAbandonedActs,
  selectAct,
  selectActToRun,
  selectWaiting,
  settleItem,
  startAct,
  stopAct,
  type ActToRun,
  type BulkItemRow,
} from './bulk-acts.queries.ts'
import { isAsSeen } from './bulk-acts.rules.ts'
import { readBulkAct } from './bulk-acts.service.ts'
import * as t from '#domains/selling/texts.ts'

export const workAtBulkAct: TaskKind<{ act_id: number }> = { name: 'work_at_bulk_act' }

const enqueueAct = async (tx: Tx, actId: number) =>
  await enqueue(tx, workAtBulkAct, { act_id: actId }, { jobKey: `bulk act ${actId}` })

export async function readAct(db: Db, accountId: AccountId, id: number): Promise<BulkAct> {
  const act = (await selectAct(db, accountId, id)) ?? refuse('not_found')
  return await readBulkAct(db, act)
}

/** Pressed twice, it has nothing to do. */
export async function startRun(db: Db, accountId: AccountId, id: number): Promise<BulkAct> {
  await transact(db, async (tx) => {
    const act = (await lockAct(tx, accountId, id)) ?? refuse('not_found')
    if (act.started_at !== null) return
    await startAct(tx, id)
    await enqueueAct(tx, id)
  })
  return await readAct(db, accountId, id)
}

export async function stopRun(db: Db, accountId: AccountId, id: number): Promise<BulkAct> {
  await transact(db, async (tx) => {
    const act = (await lockAct(tx, accountId, id)) ?? refuse('not_found')
    if (act.started_at === null || act.finished_at !== null || act.stopped_at !== null) return
    await stopAct(tx, id)
  })
  return await readAct(db, accountId, id)
}

/** Two workers at one act share it: each listing is settled once. */
export async function workAt(platform: Platform, actId: number): Promise<void> {
  const { db } = platform
  const act = await selectActToRun(db, actId)
  if (!act) return
  for (const item of await selectWaiting(db, actId)) {
    if (!(await changeOne(platform, act, item))) break
  }
  await finishAct(db, actId)
}

/**
 * In a transaction of its own, so that a failure leaves the rest done.
 * @returns false once the act is stopped
 */
async function changeOne({ db, config, log }: Platform, act: ActToRun, item: BulkItemRow): Promise<boolean> {
  try {
    return await transact(db, async (tx) => {
      const { listing_id: id } = item
      const { listing, locked } = id
        ? await lockForSeller(tx, act.account_id, id)
        : { listing: undefined, locked: undefined }
      const current = listing && { ...listing, deal_version: locked?.deal.version ?? null }
      if (!id || !current || !isAsSeen(item, current))
        return await settleItem(tx, item.id, { outcome: 'changed', refusal: t.it_changed_meanwhile() })
      if (!(await settleItem(tx, item.id, { outcome: 'done' }))) return !(await isStopped(tx, act.id))
      if ((await selectSellerStatus(tx, act.account_id)) !== 'active') refuse('account_suspended')
      const result = await applyTo(tx, config, act, { ...item, listing_id: id })
      if (result) await recordResult(tx, item.id, result)
      return true
    })
  } catch (error) {
    if (!(error instanceof Refusal))
      log.error({ err: error, act_id: act.id }, 'a bulk act failed at a listing')
    const refusal = error instanceof Refusal ? describeRefusal(error) : t.it_failed_on_our_side_try_again()
    return await settleItem(db, item.id, { outcome: 'refused', refusal })
  }
}

const describeRefusal = ({ message, details }: Refusal): string =>
  details.errors ? Object.values(details.errors).join(' ') : message

async function isStopped(tx: Tx, actId: number): Promise<boolean> {
  const act = await tx
    .selectFrom('bulk_acts')
    .select('stopped_at')
    .where('id', '=', actId)
    .executeTakeFirstOrThrow()
  return act.stopped_at !== null
}

async function applyTo(
  tx: Tx,
  config: Platform['config'],
  { kind, account_id: accountId, reason }: ActToRun,
  { listing_id: id, version, after }: BulkItemRow & { listing_id: ListingId },
): Promise<{ relisted_as?: ListingId; version_after?: number } | null> {
  const actor = sellerAsActor(accountId)
  if (kind === 'relist') {
    const relisted = await relistOwnListing(tx, config, accountId, { id, as_it_was: true })
    return { relisted_as: relisted.id }
  }
  if (kind === 'withdraw') {
    await withdrawListing(tx, actor, id, reason)
    return null
  }
  if (kind === 'delete_drafts') {
    await removeListing(tx, actor, id)
    return null
  }
  const stored = await saveListing(tx, config, actor, { id, version, ...fromColumn<BulkFields>(after) })
  return { version_after: stored.version }
}

export async function resumeActs({ db }: Platform): Promise<void> {
  for (const id of await selectAbandonedActs(db)) await transact(db, (tx) => enqueueAct(tx, id))
}
