import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { prepareStatement } from '#platform/server/database/prepared.ts'

export type QuestionRow = Awaited<ReturnType<typeof selectQuestions>>[number]

interface QuestionsQuery {
  listing_id: ListingId
  /** Includes their own unanswered questions; null for a visitor. */
  asker_id: AccountId | null
  is_seller: boolean
  id?: number
}

const changedLast = sql<Date | null>`
  max(greatest(
    q.asked_at, q.moderated_at,
    (select max(qa.answered_at) from question_answers qa where qa.question_id = q.id),
    (select w.at from question_withdrawals w where w.question_id = q.id)))`

const selectQuestionedListing = prepareStatement((db: Db, listingId: ListingId) =>
  db
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .select(['l.id', 'l.status', 'd.seller_id', 'd.closes_at', 'd.closed_at'])
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .select(
      sql<Date | null>`(select ${changedLast} from questions q where q.listing_id = l.id)`.as('changed_at'),
    )
    .where('l.id', '=', listingId)
    .where('l.status', 'in', ['active', 'sold', 'unsold', 'withdrawn'])
    .compile(),
)

/** Includes when a question about it was last asked, answered, moderated or withdrawn. */
export async function selectListingOfQuestion(db: Db, listingId: ListingId) {
  const [listing] = await selectQuestionedListing(db, listingId)
  return listing
}

type Paging = { page: number; limit: number }

export async function selectQuestions(db: Db, query: QuestionsQuery, { page, limit }: Paging) {
  const skipped = (page - 1) * limit
  return isForVisitors(query)
    ? await selectVisible(db, query.listing_id, query.asker_id, limit, skipped)
    : await buildQuestions(db, query, limit, skipped).execute()
}

export async function countQuestions(db: Db, query: QuestionsQuery) {
  const [counts] = isForVisitors(query)
    ? await countVisible(db, query.listing_id, query.asker_id)
    : await buildCounts(db, query).execute()
  return must(counts, 'counts')
}

/** The most frequent case, on every listing's page. */
const isForVisitors = ({ is_seller: isSeller, id }: QuestionsQuery) => !isSeller && id === undefined

const selectVisible = prepareStatement(
  (db: Db, listingId: ListingId, askerId: AccountId | null, limit: number, skipped: number) =>
    buildQuestions(
      db,
      { listing_id: listingId, asker_id: askerId, is_seller: false },
      limit,
      skipped,
    ).compile(),
)
const countVisible = prepareStatement((db: Db, listingId: ListingId, askerId: AccountId | null) =>
  buildCounts(db, { listing_id: listingId, asker_id: askerId, is_seller: false }).compile(),
)

const buildCounts = (db: Db, query: QuestionsQuery) =>
  visibleQuestions(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where answer.revision is null)`.as('waiting'))

const buildQuestions = (db: Db, query: QuestionsQuery, limit: number, skipped: number) =>
  visibleQuestions(db, query)
    .innerJoin('accounts as a', 'a.id', 'q.asker_id')
    .select(['q.id', 'q.listing_id', 'q.text', 'q.asked_at', 'q.asker_id', 'a.display_name', 'a.avatar'])
    .select(['answer.text as answer_text', 'answer.revision', 'answer.answered_at as changed_at'])
    .select(
      sql<Date | null>`(select min(qa.answered_at) from question_answers qa
        where qa.question_id = q.id and qa.removed_at is null)`.as('answered_at'),
    )
    .orderBy(sql`answer.revision is null`, 'desc')
    .orderBy('q.id', 'desc')
    .limit(limit)
    .offset(skipped)

function visibleQuestions(
  db: Db,
  { listing_id: listingId, asker_id: askerId, is_seller: isSeller, id }: QuestionsQuery,
) {
  return db
    .selectFrom('questions as q')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('question_answers as qa')
          .select(['qa.text', 'qa.revision', 'qa.answered_at'])
          .whereRef('qa.question_id', '=', 'q.id')
          .where('qa.removed_at', 'is', null)
          .orderBy('qa.revision', 'desc')
          .limit(1)
          .as('answer'),
      (on) => on.onTrue(),
    )
    .where('q.listing_id', '=', listingId)
    .$call(ifGiven(id, (query, value) => query.where('q.id', '=', value)))
    .where(sql<boolean>`not exists (select from question_withdrawals w where w.question_id = q.id)`)
    .$if(!isSeller, (query) =>
      query.where(
        sql<boolean>`(answer.revision is not null or q.asker_id is not distinct from ${askerId}::bigint)`,
      ),
    )
}

const selectChangesOf = prepareStatement((db: Db, listingIds: ListingId[]) =>
  sql<{ listing_id: ListingId; at: Date }>`
    select q.listing_id, ${changedLast} as at
      from questions q
     where q.listing_id = any(${listingIds}::bigint[])
     group by q.listing_id`.compile(db),
)

export async function selectLastChanges(db: Db, listingIds: ListingId[]): Promise<Map<ListingId, Date>> {
  const rows = await selectChangesOf(db, listingIds)
  return new Map(rows.map((row) => [row.listing_id, row.at]))
}

export async function selectOwnWaiting(db: Db, askerId: AccountId, listingId: ListingId) {
  return await db
    .selectFrom('questions as q')
    .select(['q.id', 'q.text'])
    .where('q.asker_id', '=', askerId)
    .where('q.listing_id', '=', listingId)
    .where(sql<boolean>`not exists (select from question_withdrawals w where w.question_id = q.id)`)
    .where(
      sql<boolean>`not exists (select from question_answers qa where qa.question_id = q.id and qa.removed_at is null)`,
    )
    .execute()
}

/** Locks them before they are read. */
export async function lockAllWaiting(
  tx: Tx,
  askerId: AccountId,
): Promise<{ id: number; listing_id: ListingId }[]> {
  await tx
    .selectFrom('questions')
    .select('id')
    .where('asker_id', '=', askerId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return await tx
    .selectFrom('questions as q')
    .select(['q.id', 'q.listing_id'])
    .where('q.asker_id', '=', askerId)
    .where(sql<boolean>`not exists (select from question_withdrawals w where w.question_id = q.id)`)
    .where(
      sql<boolean>`not exists (select from question_answers qa where qa.question_id = q.id and qa.removed_at is null)`,
    )
    .execute()
}

export async function lockOwnQuestion(tx: Tx, askerId: AccountId, id: number) {
  return await unremovedQuestions(tx, id).where('q.asker_id', '=', askerId).forUpdate().executeTakeFirst()
}

export async function lockQuestionToSeller(tx: Tx, sellerId: AccountId, id: number) {
  const question = await unremovedQuestions(tx, id)
    .where(
      sql<boolean>`exists (select from listings l where l.id = q.listing_id and l.seller_id = ${sellerId})`,
    )
    .forUpdate()
    .executeTakeFirst()
  // Read again under the lock: it may have been withdrawn meanwhile.
  return question && (await unremovedQuestions(tx, id).executeTakeFirst())
}

function unremovedQuestions(db: Db, id: number) {
  return db
    .selectFrom('questions as q')
    .select(['q.id', 'q.listing_id', 'q.asker_id'])
    .where('q.id', '=', id)
    .where(sql<boolean>`not exists (select from question_withdrawals w where w.question_id = q.id)`)
}

/** 0 without any; `last` counts removed answers too. Call it with the question locked. */
export async function selectRevisions(tx: Tx, questionId: number): Promise<{ shown: number; last: number }> {
  return await tx
    .selectFrom('question_answers')
    .select(sql<number>`coalesce(max(revision), 0)::int`.as('last'))
    .select(sql<number>`coalesce(max(revision) filter (where removed_at is null), 0)::int`.as('shown'))
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow()
}
