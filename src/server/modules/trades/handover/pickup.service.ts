import { sql } from 'kysely'
import type { askForPickup, offerPickup, pickPickup } from '#contract/trades/handovers.ts'
import type { OperationValues } from '#contract/core/operation.ts'
import { pickupTimesProblem } from '#shared/rules/pickup-rules.ts'
import { readClock } from '#server/platform/clock.ts'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import { recordEvent } from '#server/platform/jobs/outbox.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  getMeetingStanding,
  getMeetingActions,
  type MeetingMove,
  type MeetingStanding,
  type MeetingTime,
} from '#shared/rules/meeting-rules.ts'
import { pickupMoved } from './handover.events.ts'
import type { ArrangedTrade } from './handover.queries.ts'
import { lockArranged, getSides } from './handover.service.ts'
import { selectPickups } from './pickup.queries.ts'
import { isArrangeable } from './pickup.rules.ts'
import * as t from './texts.ts'

type Side = ArrangedTrade['side']

export async function offerPickupTimes(
  db: Db,
  account_id: number,
  { id: trade_id, revision, times, place, note }: OperationValues<typeof offerPickup>,
): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockPickup(tx, { account_id, side: 'seller', trade_id })
    refuseStale(locked, revision)
    if (!locked.may.may_offer) refuseUnderWay()
    const problem = pickupTimesProblem(times, locked.now)
    if (problem) refuse('validation_failed', { errors: { times: problem } })
    const move_id = await move(tx, locked, { action: 'offered', place, note })
    await tx
      .insertInto('pickup_times')
      .values(times.map((time) => ({ move_id, ...time })))
      .execute()
  })
}

export async function pickPickupTime(
  db: Db,
  account_id: number,
  { id: trade_id, revision, time_id }: OperationValues<typeof pickPickup>,
): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockPickup(tx, { account_id, side: 'buyer', trade_id })
    // The same press again.
    if (locked.standing.picked?.id === time_id) return
    refuseStale(locked, revision)
    const time = locked.standing.times.find(({ id }) => id === time_id)
    if (!time) {
      refuse('pickup_moved', { message: t.that_time_is_no_longer_offered_choose() })
    }
    if (!locked.may.may_pick) refuseUnderWay()
    await move(tx, locked, { action: 'picked', time })
  })
}

export async function askForPickupTimes(
  db: Db,
  account_id: number,
  { id: trade_id, revision, note }: OperationValues<typeof askForPickup>,
): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockPickup(tx, { account_id, side: 'buyer', trade_id })
    refuseStale(locked, revision)
    if (!locked.may.may_ask) refuseUnderWay()
    await move(tx, locked, { action: 'asked', note })
  })
}

interface Locked {
  account_id: number
  side: Side
  trade: ArrangedTrade
  standing: MeetingStanding
  may: ReturnType<typeof getMeetingActions>
  now: Date
}

async function lockPickup(
  tx: Tx,
  who: { account_id: number; side: Side; trade_id: number },
): Promise<Locked> {
  const trade = (await lockArranged(tx, who)) ?? refuse('not_found')
  const now = await readClock(tx)
  if (!isArrangeable(trade)) refuse('pickup_closed', { message: describeWhyClosed(trade) })
  const standing = getMeetingStanding((await selectPickups(tx, [trade.id])).get(trade.id)!, now)
  return { ...who, trade, standing, may: getMeetingActions(standing, who.side, now), now }
}

function describeWhyClosed({ allows_pickup, status, has_open_default }: ArrangedTrade): string {
  if (!allows_pickup) return t.this_listing_has_no_pickup()
  if (status === 'disputed') return t.this_sale_is_in_dispute_you_cant_2()
  if (status === 'sent') return t.its_marked_as_sent_so_theres_nothing()
  return has_open_default
    ? t.the_seller_says_the_buyer_hasnt_paid()
    : t.this_sale_has_ended_so_theres_nothing()
}

function refuseStale({ standing }: Locked, revision: number): void {
  if (standing.revision !== revision) refuse('pickup_moved')
}

function refuseUnderWay(): never {
  return refuse('pickup_moved', {
    message: t.its_pickup_time_now_ring_each_other_if(),
  })
}

interface Move {
  action: MeetingMove['action']
  place?: string
  note?: string
  time?: MeetingTime
}

async function move(
  tx: Tx,
  { account_id: actor_id, side, trade, standing, now: at }: Locked,
  { action, place = '', note = '', time }: Move,
): Promise<number> {
  const revision = standing.revision + 1
  const { id } = await tx
    .insertInto('pickup_moves')
    .values({ trade_id: trade.id, revision, actor_id, action, place, note, time_id: time?.id ?? null, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const was = standing.picked
  await recordEvent(tx, pickupMoved, {
    ...getSides(trade),
    side,
    action,
    place: action === 'picked' ? (standing.offer?.place ?? '') : place,
    note,
    picked: time ? getSpan(time) : null,
    dropped: was && was.starts_at > at ? getSpan(was) : null,
  })
  return id
}

const getSpan = ({ starts_at, ends_at }: MeetingTime) => ({
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})

/** For a deleted account: notes may say where it lived. */
export async function forgetPickupsOf(tx: Tx, account_id: number): Promise<void> {
  await tx
    .updateTable('pickup_moves')
    .set({ place: '', note: '' })
    .where('actor_id', '=', account_id)
    .where(sql<boolean>`(place, note) <> ('', '')`)
    .execute()
}
