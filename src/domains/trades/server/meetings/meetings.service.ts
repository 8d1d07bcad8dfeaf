import type {
  cancelViewing,
  askForPickup,
  ViewingPlan,
  offerPickup,
  pickPickup,
} from '#domains/trades/common/meetings/meetings.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { findFirstTimeProblem } from '#domains/trades/common/meetings/meeting-times.ts'
import type { AccountActor } from '#domains/businesses/server/team/team-actor.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent, type FactPayload } from '#platform/server/jobs/outbox.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import type { MeetingEntry } from './meetings.calendar.rules.ts'
import { meetingMoved } from '../trades.events.ts'
import { selectMeeting } from './meetings.queries.ts'
import {
  getMeetingPlan,
  getMeetingState,
  type MeetingAction,
  type MeetingHistory,
  type MeetingKind,
  type MeetingPlan,
  type MeetingTerms,
  type OfferedTime,
  type Side,
} from './meetings.rules.ts'
import * as t from '#domains/trades/texts.ts'
import { extensionPoint } from '#platform/server/extensions.ts'

export { getMeetingPlan, type MeetingPlan } from './meetings.rules.ts'
export { selectMeeting, selectMeetings } from './meetings.queries.ts'

/** A meeting whose conversation or trade is locked. */
interface LockedMeeting extends MeetingTerms {
  actor: AccountActor
  receiverId: AccountId
  listing_id: ListingId
  /** A meeting across a block is cancelled without a note. */
  may_write: boolean
  /** The reason if it isn't open and a specific one is known. */
  closedReason: string | null
  /** Runs in the same transaction. */
  onMoved?: () => Promise<void>
}

/** The conversation or trade that meetings of one kind belong to; viewings are added by the chat. */
export interface MeetingHost<Reply> {
  kind: MeetingKind
  /** Refuses callers who aren't one of the two, or not the side `by`. */
  lock: (tx: Tx, input: { callerId: AccountId; id: number; by?: Side }) => Promise<LockedMeeting>
  reply: (db: Db, input: { callerId: AccountId; id: number }, plan: MeetingPlan) => Promise<Reply>
  findEntry: (
    db: Db,
    callerId: AccountId,
    id: number,
  ) => Promise<(Omit<MeetingEntry, 'kind'> & { now: Date }) | undefined>
}

export const viewingHost = extensionPoint<MeetingHost<ViewingPlan>>('conversations that viewings belong to')

export const askForTimes = <Reply>(
  db: Db,
  host: MeetingHost<Reply>,
  callerId: AccountId,
  { note, ...input }: OperationValues<typeof askForPickup>,
): Promise<Reply> =>
  moveMeeting(db, host, { callerId, by: 'buyer', ...input }, async (tx, locked) => {
    if (!locked.plan.may_ask) refuseNow(locked)
    await recordMove(tx, locked, { action: 'asked', note })
  })

export const offerTimes = <Reply>(
  db: Db,
  host: MeetingHost<Reply>,
  callerId: AccountId,
  { times, place, note, ...input }: OperationValues<typeof offerPickup>,
): Promise<Reply> =>
  moveMeeting(db, host, { callerId, by: 'seller', ...input }, async (tx, locked) => {
    if (!locked.plan.may_offer) refuseNow(locked)
    const problem = findFirstTimeProblem(times, locked.now)
    if (problem) refuse('validation_failed', { errors: { times: problem } })
    const moveId = await recordMove(tx, locked, { action: 'offered', place, note })
    await tx
      .insertInto('meeting_times')
      .values(times.map((time) => ({ move_id: moveId, ...time })))
      .execute()
  })

export const pickTime = <Reply>(
  db: Db,
  host: MeetingHost<Reply>,
  callerId: AccountId,
  { time_id: timeId, ...input }: OperationValues<typeof pickPickup>,
): Promise<Reply> =>
  moveMeeting(
    db,
    host,
    { callerId, by: 'buyer', ...input },
    async (tx, locked) => {
      const isOffered = locked.plan.times.some(({ id }) => id === timeId)
      const time = isOffered && locked.history.times.find(({ id }) => id === timeId)
      if (!time) throw new Refusal(`${locked.kind}_moved`, { message: t.that_time_is_no_longer_offered() })
      if (!locked.plan.may_pick) refuseNow(locked)
      await recordMove(tx, locked, { action: 'picked', time })
    },
    ({ picked }) => picked?.id === timeId,
  )

export const cancelMeeting = <Reply>(
  db: Db,
  host: MeetingHost<Reply>,
  callerId: AccountId,
  { note, ...input }: OperationValues<typeof cancelViewing>,
): Promise<Reply> =>
  moveMeeting(db, host, { callerId, ...input }, async (tx, locked) => {
    if (!locked.plan.may_cancel) refuseNow(locked)
    await recordMove(tx, locked, { action: 'cancelled', note: locked.may_write ? note : '' })
  })

interface Planned extends LockedMeeting {
  kind: MeetingKind
  id: number
  history: MeetingHistory
  plan: MeetingPlan
}

/**
 * If both move it at once, the second is refused as stale; a repeated identical move counts once.
 */
async function moveMeeting<Reply>(
  db: Db,
  host: MeetingHost<Reply>,
  input: { callerId: AccountId; id: number; by?: Side; revision: number },
  move: (tx: Tx, locked: Planned) => Promise<void>,
  isDone: (plan: MeetingPlan) => boolean = () => false,
): Promise<Reply> {
  const { kind } = host
  const { id, revision } = input
  const moved = await transact(db, async (tx) => {
    const locked = await host.lock(tx, input)
    const history = await selectMeeting(tx, kind, id)
    const plan = getMeetingPlan(kind, history, locked) ?? refuseNow({ ...locked, kind })
    if (isDone(plan)) return plan
    if (plan.revision !== revision) throw new Refusal(`${kind}_moved`)
    await move(tx, { ...locked, kind, id, history, plan })
    await locked.onMoved?.()
    return must(getMeetingPlan(kind, await selectMeeting(tx, kind, id), locked), 'meeting plan')
  })
  return await host.reply(db, input, moved)
}

type Refused = Pick<LockedMeeting, 'is_open' | 'closedReason'> & { kind: MeetingKind; plan?: MeetingPlan }

function refuseNow({ kind, is_open: isOpen, closedReason, plan }: Refused): never {
  if (!isOpen) throw new Refusal(`${kind}_closed`, closedReason === null ? {} : { message: closedReason })
  throw new Refusal(`${kind}_moved`, plan?.picked ? { message: t.its_time_now({ kind }) } : {})
}

interface Move {
  action: MeetingAction
  place?: string
  note?: string
  time?: OfferedTime
}

async function recordMove(
  tx: Tx,
  { kind, id, actor, receiverId, listing_id: listingId, history, plan, now: at }: Planned,
  { action, place = '', note = '', time }: Move,
): Promise<number> {
  const { account_id: actorId, by_member: byMember = null } = actor
  const about =
    kind === 'viewing' ? { conversation_id: id, trade_id: null } : { conversation_id: null, trade_id: id }
  const revision = plan.revision + 1
  const move = await tx
    .insertInto('meeting_moves')
    .values({
      ...about,
      revision,
      actor_id: actorId,
      by_member: byMember,
      action,
      place,
      note,
      time_id: time?.id ?? null,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const was = getMeetingState(history, at).picked
  await recordEvent(tx, meetingMoved, {
    ...about,
    listing_id: listingId,
    actor_id: actorId,
    receiver_id: receiverId,
    revision,
    action,
    picked: time ? getSpan(time) : null,
    dropped: was && was.starts_at > at ? getSpan(was) : null,
  })
  return move.id
}

const getSpan = ({ starts_at: startsAt, ends_at: endsAt }: OfferedTime) => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
})

/** Reads the note of a move, and the meeting place at that time. */
export async function readMeetingMove(
  tx: Tx,
  { conversation_id: conversationId, trade_id: tradeId, revision }: FactPayload<typeof meetingMoved>,
): Promise<{ note: string; place: string }> {
  const { moves } =
    tradeId === null
      ? await selectMeeting(tx, 'viewing', must(conversationId, 'conversation_id'))
      : await selectMeeting(tx, 'pickup', tradeId)
  const until = moves.filter((move) => move.revision <= revision)
  return {
    note: until.at(-1)?.note ?? '',
    place: until.findLast(({ action }) => action === 'offered')?.place ?? '',
  }
}
