import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import {
  type listQuestions,
  maxWaitingQuestions,
  type Question,
} from '#domains/listings/common/questions/questions.ts'
import { isOpenAt } from '#domains/deals/server/deals.service.ts'
import {
  lockMembership,
  recordTeamAct,
  isOnOpenTeam,
  type AccountActor,
} from '#domains/businesses/server/team/team-actor.service.ts'
import {
  checkActorRestriction,
  readActorRestriction,
} from '#domains/accounts/server/members/suspensions/restrictions.service.ts'
import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { questionAnswered, questionAsked } from '../listings.events.ts'
import {
  countQuestions,
  lockAllWaiting,
  lockOwnQuestion,
  lockQuestionToSeller,
  selectListingOfQuestion,
  selectOwnWaiting,
  selectQuestions,
  selectRevisions,
} from './questions.queries.ts'
import { whoMayTalk } from './questions.rules.ts'
import { questionView } from './questions.view.ts'
import * as t from '#domains/listings/texts.ts'

export { registerQuestionSource } from './live-questions.service.ts'

export async function readQuestions(
  db: Db,
  { listing, ...paging }: { listing: ListingId; page: number; limit: number },
  caller: Caller | null,
): Promise<OperationReply<typeof listQuestions>> {
  const about = (await selectListingOfQuestion(db, listing)) ?? refuse('not_found')
  const isTeamMember = await isOnTeam(db, caller, about.seller_id)
  const question = {
    listing_id: listing,
    asker_id: caller?.id ?? null,
    is_seller: caller?.id === about.seller_id || isTeamMember,
  }
  // Read before the questions, so that a change in between is read again. Most listings have none.
  const { changed_at: changedAt } = about
  const rows = changedAt ? await selectQuestions(db, question, paging) : []
  const isAll = paging.page === 1 && rows.length < paging.limit
  const counts = isAll
    ? { total: rows.length, waiting: rows.filter(({ revision }) => revision === null).length }
    : await countQuestions(db, question)
  return {
    items: rows.map((row) => questionView(row, question.asker_id)),
    ...counts,
    ...paging,
    changed_at: changedAt?.toISOString() ?? null,
    viewer: caller && (await readMayTalk(db, about, { ...caller, isOnTeam: isTeamMember })),
  }
}

type QuestionedListing = NonNullable<Awaited<ReturnType<typeof selectListingOfQuestion>>>

const isLiveAt = (about: QuestionedListing, now: Date) => about.status === 'active' && isOpenAt(about, now)

const isOnTeam = async (db: Db, caller: Caller | null, sellerId: AccountId) =>
  caller?.type === 'user' &&
  (await isOnOpenTeam(db, { seller_id: sellerId, account_id: caller.id, right: 'questions' }))

async function readMayTalk(db: Db, about: QuestionedListing, caller: Caller & { isOnTeam: boolean }) {
  const [isBlocked, restriction] = await Promise.all([
    isBlockedBy(db, about.seller_id, caller.id),
    readActorRestriction(db, actorOf(caller.id, caller.isOnTeam ? about.seller_id : caller.id), 'messaging'),
  ])
  return whoMayTalk(
    { ...about, is_live: isLiveAt(about, about.now), is_blocked: isBlocked, restriction },
    caller,
  )
}

/**
 * Doesn't lock the deal: nothing of value depends on the last instant, and bids shouldn't wait for
 * questions.
 */
export function postQuestion(
  db: Db,
  askerId: AccountId,
  listingId: ListingId,
  text: string,
): Promise<Question> {
  return transact(db, async (tx) => {
    // Serialised, so that a question sent twice is stored once.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`question ${askerId} ${listingId}`}, 0))`.execute(
      tx,
    )
    const about = (await selectListingOfQuestion(tx, listingId)) ?? refuse('not_found')
    const { seller_id: sellerId } = about
    if (sellerId === askerId) refuse('own_listing', { message: t.this_is_your_own_listing() })
    const askedAt = await readClock(tx)
    if (!isLiveAt(about, askedAt)) {
      refuse('listing_closed', { message: t.this_listing_has_closed_so_you_cant() })
    }
    if (await isBlockedBy(tx, sellerId, askerId)) refuse('blocked')
    await refuseRestricted(tx, { account_id: askerId })
    const waiting = await selectOwnWaiting(tx, askerId, listingId)
    const same = waiting.find((question) => question.text === text)
    if (same) return await readOne(tx, same.id, listingId, askerId)
    if (waiting.length >= maxWaitingQuestions) refuse('questions_waiting')
    const { id } = await tx
      .insertInto('questions')
      .values({ listing_id: listingId, asker_id: askerId, text, asked_at: askedAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEvent(tx, questionAsked, {
      question_id: id,
      listing_id: listingId,
      seller_id: sellerId,
      asker_id: askerId,
      text,
    })
    await publishTopic(tx, `questions:${listingId}`)
    return await readOne(tx, id, listingId, askerId)
  })
}

/** The seller, or a member of their team for them. */
const actorOf = (callerId: AccountId, sellerId: AccountId): AccountActor =>
  callerId === sellerId ? { account_id: callerId } : { account_id: sellerId, by_member: callerId }

async function refuseRestricted(tx: Tx, actor: AccountActor): Promise<void> {
  refuseRejected(await checkActorRestriction(tx, actor, 'messaging'), 'partly_suspended')
}

export function withdrawOwnQuestion(db: Db, askerId: AccountId, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const { listing_id: listingId } = (await lockOwnQuestion(tx, askerId, id)) ?? refuse('not_found')
    if ((await selectRevisions(tx, id)).shown > 0) {
      refuse('already_answered', { message: t.the_seller_has_answered_so_you_cant() })
    }
    await tx
      .insertInto('question_withdrawals')
      .values({ question_id: id, withdrawn_by: askerId, at: await readClock(tx) })
      // A parallel second withdrawal has no effect.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await publishTopic(tx, `questions:${listingId}`)
  })
}

export async function withdrawAllWaiting(tx: Tx, askerId: AccountId): Promise<void> {
  const waiting = await lockAllWaiting(tx, askerId)
  if (waiting.length === 0) return
  const at = await readClock(tx)
  await tx
    .insertInto('question_withdrawals')
    .values(waiting.map(({ id }) => ({ question_id: id, withdrawn_by: askerId, at })))
    .execute()
  for (const listingId of new Set(waiting.map((question) => question.listing_id)))
    await publishTopic(tx, `questions:${listingId}`)
}

export function saveAnswer(db: Db, callerId: AccountId, id: number, text: string): Promise<Question> {
  return transact(db, async (tx) => {
    const sellerId = await findAnsweringSeller(tx, callerId, id)
    const question = (await lockQuestionToSeller(tx, sellerId, id)) ?? refuse('not_found')
    const { listing_id: listingId } = question
    await refuseRestricted(tx, actorOf(callerId, sellerId))
    const { shown, last } = await selectRevisions(tx, id)
    if (shown > 0) refuse('already_answered')
    await writeAnswer(tx, {
      question_id: id,
      listing_id: listingId,
      seller_id: sellerId,
      callerId,
      revision: last + 1,
      text,
    })
    await recordEvent(tx, questionAnswered, {
      question_id: id,
      listing_id: listingId,
      seller_id: sellerId,
      asker_id: question.asker_id,
      text,
    })
    return await readOne(tx, id, listingId, sellerId)
  })
}

export function changeOwnAnswer(
  db: Db,
  callerId: AccountId,
  { id, text, revision }: { id: number; text: string; revision: number },
): Promise<Question> {
  return transact(db, async (tx) => {
    const sellerId = await findAnsweringSeller(tx, callerId, id)
    const { listing_id: listingId } = (await lockQuestionToSeller(tx, sellerId, id)) ?? refuse('not_found')
    await refuseRestricted(tx, actorOf(callerId, sellerId))
    const { shown, last } = await selectRevisions(tx, id)
    if (last === 0) refuse('not_found')
    if (shown === 0 || shown !== revision) refuse('answer_changed')
    await writeAnswer(tx, {
      question_id: id,
      listing_id: listingId,
      seller_id: sellerId,
      callerId,
      revision: last + 1,
      text,
    })
    return await readOne(tx, id, listingId, sellerId)
  })
}

/** Returns the question's seller if the caller may answer for them; otherwise the caller. */
async function findAnsweringSeller(tx: Tx, callerId: AccountId, id: number): Promise<AccountId> {
  const row = await tx
    .selectFrom('questions as q')
    .innerJoin('listings as l', 'l.id', 'q.listing_id')
    .select('l.seller_id')
    .where('q.id', '=', id)
    .executeTakeFirst()
  const sellerId = row?.seller_id ?? callerId
  if (sellerId === callerId) return callerId
  const membership = await lockMembership(tx, {
    seller_id: sellerId,
    account_id: callerId,
    right: 'questions',
  })
  return membership === undefined ? callerId : sellerId
}

interface GivenAnswer {
  question_id: number
  listing_id: ListingId
  seller_id: AccountId
  /** The seller, or a member of their team. */
  callerId: AccountId
  revision: number
  text: string
}

async function writeAnswer(tx: Tx, given: GivenAnswer): Promise<void> {
  const { listing_id: listingId, seller_id: sellerId, callerId, revision, text } = given
  const answeredAt = await readClock(tx)
  const about = (await selectListingOfQuestion(tx, listingId)) ?? refuse('not_found')
  if (!isLiveAt(about, answeredAt)) {
    refuse('listing_closed', { message: t.this_listing_has_closed_so_you_cant_2() })
  }
  await tx
    .insertInto('question_answers')
    .values({
      question_id: given.question_id,
      revision,
      answered_by: callerId,
      text,
      answered_at: answeredAt,
    })
    .execute()
  if (callerId !== sellerId) {
    const { title } = await tx
      .selectFrom('listings')
      .select('title')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow()
    const listing = { id: listingId, title }
    await recordTeamAct(
      tx,
      { seller_id: sellerId, by_member: callerId },
      { act: 'answered', listing, right: 'questions' },
    )
  }
  await publishTopic(tx, `questions:${listingId}`)
}

async function readOne(tx: Tx, id: number, listingId: ListingId, viewerId: AccountId): Promise<Question> {
  const question = { listing_id: listingId, asker_id: viewerId, is_seller: true, id }
  const [row] = await selectQuestions(tx, question, { page: 1, limit: 1 })
  return questionView(row ?? refuse('not_found'), viewerId)
}
