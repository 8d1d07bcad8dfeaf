import type { Verdict } from '#shared/verdict.ts'
import { sql } from 'kysely'
import type {
  askForViewing,
  cancelViewing,
  offerViewing,
  pickViewing,
  ViewingPlan,
} from '#contract/chat/viewings.ts'
import type { OperationValues } from '#contract/core/operation.ts'
import { getMeetingStanding, type MeetingTime } from '#shared/rules/meeting-rules.ts'
import { pickupTimesProblem } from '#shared/rules/pickup-rules.ts'
import type { AccountActor } from '#server/modules/businesses/team/team-actor.service.ts'
import { checkActorRestriction } from '#server/modules/members/suspensions/restrictions.service.ts'
import { isOpenAt } from '#server/modules/deals/deals.service.ts'
import { readClock } from '#server/platform/clock.ts'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import { recordEvent } from '#server/platform/jobs/outbox.ts'
import { publishTopics } from '#server/platform/live-hub.ts'
import { refuse, refuseRejected } from '#server/platform/refusal.ts'
import { lockConversation, selectConversations, type Held } from '../chat.queries.ts'
import { lockChatActor, noteTeamEnquiry, selectChatTopics } from '../team/chat-actor.service.ts'
import { mayWriteIn } from '../chat.view.ts'
import { selectChatBlocks, selectListingToWriteAbout } from '../writing.queries.ts'
import { viewingMoved } from './viewings.events.ts'
import { selectViewing } from './viewings.queries.ts'
import { getViewingPlan, type ViewingAction, type ViewingHistory } from './viewings.rules.ts'
import * as t from './texts.ts'

type HeldOfListing = Extract<Held, { listing_id: number }>

interface Locked {
  actor: AccountActor
  held: HeldOfListing
  history: ViewingHistory
  plan: ViewingPlan
  is_open: boolean
  may_write: boolean
  /** Why Hoko lets them write nothing for now. */
  restriction: Verdict
  now: Date
}

export async function readViewing(
  db: Db,
  account_id: number,
  conversation: { id: number; listing_id: number; seller_id: number },
  may_write: boolean,
): Promise<ViewingPlan | null> {
  const { id, listing_id, seller_id } = conversation
  const [about, history] = await Promise.all([
    selectListingToWriteAbout(db, listing_id),
    selectViewing(db, id),
  ])
  if (!about) return null
  const is_open = may_write && about.status === 'active' && isOpenAt(about, about.now)
  const side = seller_id === account_id ? 'seller' : 'buyer'
  return getViewingPlan(history, { side, is_open, now: about.now })
}

export const askToView = (db: Db, actor: AccountActor, asked: OperationValues<typeof askForViewing>) =>
  moveViewing(db, actor, asked, async (tx, locked) => {
    if (!locked.plan.may_ask) refuseClosed(locked)
    await recordMove(tx, locked, { action: 'asked', note: asked.note })
  })

export const offerToView = (db: Db, actor: AccountActor, offered: OperationValues<typeof offerViewing>) =>
  moveViewing(db, actor, offered, async (tx, locked) => {
    if (!locked.plan.may_offer) refuseClosed(locked)
    const { times, place, note } = offered
    const problem = pickupTimesProblem(times, locked.now)
    if (problem) refuse('validation_failed', { errors: { times: problem } })
    const move_id = await recordMove(tx, locked, { action: 'offered', place, note })
    await tx
      .insertInto('viewing_times')
      .values(times.map((time) => ({ move_id, ...time })))
      .execute()
  })

export const pickToView = (db: Db, actor: AccountActor, picked: OperationValues<typeof pickViewing>) =>
  moveViewing(
    db,
    actor,
    picked,
    async (tx, locked) => {
      const time = locked.history.times.find(({ id }) => id === picked.time_id)
      if (!time || !locked.plan.times.some(({ id }) => id === time.id)) {
        refuse('viewing_moved', { message: t.that_time_is_no_longer_offered() })
      }
      if (!locked.plan.may_pick) refuseClosed(locked)
      await recordMove(tx, locked, { action: 'picked', time })
    },
    ({ plan }) => plan.picked?.id === picked.time_id,
  )

export const callViewingOff = (db: Db, actor: AccountActor, called: OperationValues<typeof cancelViewing>) =>
  moveViewing(db, actor, called, async (tx, locked) => {
    if (!locked.plan.may_cancel) refuseClosed(locked)
    // Over a block nothing more is said.
    await recordMove(tx, locked, { action: 'cancelled', note: locked.may_write ? called.note : '' })
  })

/** Of two who move it at once, the second is told to look again; the same press twice is one. */
function moveViewing(
  db: Db,
  actor: AccountActor,
  { id, revision }: { id: number; revision: number },
  move: (tx: Tx, locked: Locked) => Promise<void>,
  isDone: (locked: Locked) => boolean = () => false,
): Promise<ViewingPlan> {
  return transact(db, async (tx) => {
    await lockChatActor(tx, actor)
    const locked = await lockViewing(tx, actor, id)
    if (isDone(locked)) return locked.plan
    if (locked.plan.revision !== revision) refuse('viewing_moved')
    await move(tx, locked)
    await noteTeamEnquiry(tx, actor, locked.held.listing_id, 'viewing_arranged')
    await publishTopics(tx, await selectChatTopics(tx, locked.held))
    const side = locked.held.seller_id === actor.account_id ? 'seller' : 'buyer'
    const after = getViewingPlan(await selectViewing(tx, id), { ...locked, side })
    return after!
  })
}

async function lockViewing(tx: Tx, actor: AccountActor, id: number): Promise<Locked> {
  const { account_id } = actor
  const held = await lockConversation(tx, actor, id)
  if (!held || held.listing_id === null) return refuse('not_found')
  const [row] = await selectConversations(tx, account_id, { id })
  const about = await selectListingToWriteAbout(tx, held.listing_id)
  const now = await readClock(tx)
  if (!row?.other_id) return refuse('not_found')
  const blocks = await selectChatBlocks(tx, account_id, row.other_id)
  const restriction = await checkActorRestriction(tx, actor, 'messaging')
  const may_write = restriction.isAllowed && mayWriteIn(row) && !blocks.has_blocked && !blocks.is_blocked
  const is_open = may_write && about?.status === 'active' && isOpenAt(about, now)
  const history = await selectViewing(tx, id)
  const side = held.seller_id === account_id ? 'seller' : 'buyer'
  const plan = getViewingPlan(history, { side, is_open, now }) ?? refuse('viewing_closed')
  return { actor, held, history, plan, is_open, may_write, restriction, now }
}

function refuseClosed({ plan, is_open, restriction }: Locked): never {
  refuseRejected(restriction, 'viewing_closed')
  if (is_open && plan.picked) {
    return refuse('viewing_moved', { message: t.its_viewing_time_now() })
  }
  return refuse(is_open ? 'viewing_moved' : 'viewing_closed')
}

interface Move {
  action: ViewingAction
  place?: string
  note?: string
  time?: MeetingTime
}

async function recordMove(
  tx: Tx,
  { actor, held, history, plan, now: at }: Locked,
  { action, place = '', note = '', time }: Move,
): Promise<number> {
  const { account_id: actor_id, by_member = null } = actor
  const conversation_id = held.id
  const revision = plan.revision + 1
  const { id } = await tx
    .insertInto('viewing_moves')
    .values({
      conversation_id,
      revision,
      actor_id,
      by_member,
      action,
      place,
      note,
      time_id: time?.id ?? null,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const was = getMeetingStanding(history, at).picked
  await recordEvent(tx, viewingMoved, {
    conversation_id,
    listing_id: held.listing_id,
    actor_id,
    receiver_id: actor_id === held.seller_id ? held.buyer_id : held.seller_id,
    revision,
    action,
    picked: time ? getSpan(time) : null,
    dropped: was && was.starts_at > at ? getSpan(was) : null,
  })
  return id
}

const getSpan = ({ starts_at, ends_at }: MeetingTime) => ({
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})

/** For a deleted account: they may say where it lived. */
export async function forgetViewingsOf(tx: Tx, account_id: number): Promise<void> {
  await tx
    .updateTable('viewing_moves')
    .set({ place: '', note: '' })
    .where('actor_id', '=', account_id)
    .where(sql<boolean>`(place, note) <> ('', '')`)
    .execute()
  await tx
    .deleteFrom('tenant_facts')
    .where(
      'conversation_id',
      'in',
      tx.selectFrom('conversations').select('id').where('buyer_id', '=', account_id),
    )
    .execute()
}

export async function findViewingForCalendar(db: Db, { account_id, by_member }: AccountActor, id: number) {
  const [row] = await selectConversations(db, account_id, { id, by_member })
  if (!row || row.listing_id === null) return refuse('not_found')
  const [about, history] = await Promise.all([
    selectListingToWriteAbout(db, row.listing_id),
    selectViewing(db, id),
  ])
  if (!about) return refuse('not_found')
  return {
    conversation_id: id,
    side: row.seller_id === account_id ? ('seller' as const) : ('buyer' as const),
    other_name: row.display_name,
    title: about.title ?? '',
    standing: getMeetingStanding(history, about.now),
  }
}

/** What was written with a move, and where they were to meet by then. */
export async function readViewingMove(
  tx: Tx,
  conversation_id: number,
  revision: number,
): Promise<{ note: string; place: string }> {
  const { moves } = await selectViewing(tx, conversation_id)
  const until = moves.filter((move) => move.revision <= revision)
  return {
    note: until.at(-1)?.note ?? '',
    place: until.findLast(({ action }) => action === 'offered')?.place ?? '',
  }
}
